import { t } from '@app/language/current'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { BRAND } from '../../../brand.ts'
import { log } from '../../../lib/log.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { showToast } from '../../../lib/rendering/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { askForChat, useChatOffered, useChatRequest } from './chat-store.ts'

/**
 * The chat of signed-in customers: its button on large screens (a phone has it in the bottom navigation), and its end
 * with the session.
 */
export function ChatHost() {
	const { cms, services } = useSite()
	const isOffered = useChatOffered()
	const userId = useUser()?.id ?? null
	const wish = useChatRequest()
	const navigate = useNavigate()
	const { chatwoot } = services

	// biome-ignore lint/correctness/useExhaustiveDependencies: each wish is followed once.
	useEffect(() => {
		if (wish === 0 || chatwoot === null || userId === null) return
		import('./chat.ts')
			.then(({ openChat }) => openChat(cms, chatwoot, userId))
			.catch((error) => {
				log('info', 'The chat could not be opened.', error)
				showToast({
					tone: 'yellow',
					title: t('The chat is not there at the moment'),
					action: { label: t('Contacts'), run: () => navigate(BRAND.support.href) },
				})
			})
	}, [wish])

	useEffect(() => {
		if (userId === null || chatwoot === null) return
		// Signed out, or somebody else: whoever comes next starts anew.
		return () => void import('./chat.ts').then(({ closeChat }) => closeChat())
	}, [userId, chatwoot])

	return (
		isOffered && (
			<button
				type="button"
				onClick={askForChat}
				className="press fixed bottom-[calc(1.5rem+var(--wide-nav-room))] left-6 z-30 flex min-h-12 items-center gap-2 rounded-full bg-primary px-5 font-semibold text-on-primary shadow-raised hover:bg-primary-strong max-md:hidden"
			>
				<Icon name="chat" className="size-5" />
				{t('Support chat')}
			</button>
		)
	)
}
