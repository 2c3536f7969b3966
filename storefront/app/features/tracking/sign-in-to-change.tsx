import type { TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { ButtonLink } from '../../ui/button.tsx'
import { useAuth } from '../auth/auth-store.ts'

/** Whether the visitor may be offered changes: an account's order obeys its account alone, so a guest is asked to sign in instead. */
export function useMayChange({ of_account }: Pick<TrackedOrder, 'of_account'>): boolean {
	const { status } = useAuth()
	return !of_account || status === 'authenticated'
}

/** The way to change an account's order for a visitor who is not signed in; nothing while nobody knows. */
export function SignInToChange({ order }: { order: TrackedOrder }) {
	const { status } = useAuth()
	if (!order.of_account || !order.can_cancel || status !== 'unauthenticated') return null
	return (
		<ButtonLink to={`/auth/login?${new URLSearchParams({ returnTo: `/track/${order.slug}` })}`} look="quiet">
			{t('Sign in to change this order')}
		</ButtonLink>
	)
}
