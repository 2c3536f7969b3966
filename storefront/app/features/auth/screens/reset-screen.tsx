import { useState } from 'react'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequest } from './reset-request.tsx'
import { forgetResetToken, readResetToken } from './reset-token.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * /auth/reset-password: the form that asks for the mail, and, once its link was opened in this tab, the one for the
 * new password.
 */
export function ResetScreen({ publicUrl }: { publicUrl: string }) {
	const isHydrated = useHydrated()
	const [isForgotten, setForgotten] = useState(false)
	const token = isHydrated && !isForgotten ? readResetToken() : null
	const forget = () => {
		forgetResetToken()
		setForgotten(true)
	}
	return token === null ? <ResetRequest publicUrl={publicUrl} /> : <NewPasswordForm token={token} onRefused={forget} />
}
