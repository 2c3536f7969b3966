import { t } from '@app/language/current'
import { Link } from 'react-router'
import { useUser } from '../features/auth/auth-store.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'

/** Guests go to sign in, customers to their settings, behind their picture or its placeholder (section 2, Header). */
export function AccountLink({ className, label }: { className: string; label?: string }) {
	const user = useUser()
	const name = user ? t('Account: your settings') : t('Account: sign in')
	return (
		<Link to={user ? '/settings' : '/auth/login'} className={className} aria-label={name}>
			{user ? <Avatar image={user.avatar} className={label ? 'size-6' : 'size-9'} /> : <Icon name="account" />}
			{label}
		</Link>
	)
}
