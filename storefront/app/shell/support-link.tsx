import { t } from '@app/language/current'
import { Link } from 'react-router'
import { BRAND } from '../brand.ts'
import { askForChat, useChatOffered } from '../features/privacy/chat/chat-store.ts'
import { Icon } from '../ui/icon.tsx'

/** Opens the chat where there is one for this customer, and leads to the contacts otherwise. */
export function SupportLink({ className }: { className: string }) {
	const isChat = useChatOffered()
	return (
		<Link
			to={BRAND.support.href}
			className={className}
			onClick={(event) => {
				if (!isChat) return
				event.preventDefault()
				askForChat()
			}}
		>
			<Icon name="chat" />
			{t('Support')}
		</Link>
	)
}
