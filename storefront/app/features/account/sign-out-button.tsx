import { t } from '@app/language/current'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { log } from '../../lib/log.ts'
import { showToast } from '../../lib/rendering/toast.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { loadSession } from '../auth/auth-store.ts'

/** Ends the session, here and in the other tabs, and goes to the sign-in (section 4, Logout). */
export function SignOutButton({ className, icon }: { className: string; icon: ReactNode }) {
	const navigate = useNavigate()
	const [isBusy, setBusy] = useState(false)

	async function signOut() {
		if (isBusy) return
		setBusy(true)
		try {
			await (await loadSession()).signOut()
			await navigate('/auth/login', { replace: true, state: { notice: t('You are signed out. See you soon!') } })
		} catch (error) {
			// Signing out itself never fails; fetching its code does, without a network.
			log('warn', 'The session could not be loaded.', error)
			showToast({ tone: 'red', title: t('Not signed out'), message: t('Check your connection and try again.') })
			setBusy(false)
		}
	}

	return (
		<button
			type="button"
			aria-busy={isBusy || undefined}
			onClick={() => void signOut()}
			className={`font-semibold ${className}`}
		>
			{icon}
			<span className="text-lg leading-tight md:text-base">{t('Sign out')}</span>
			{isBusy && <Spinner />}
		</button>
	)
}
