import type { RegistrationPayload } from '@app/contract/account'
import { t } from '@app/language/current'
import { useState } from 'react'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { useAuth } from '../auth-store.ts'
import { CheckInbox } from './check-inbox.tsx'
import { register } from './register.ts'
import { RegisterForm } from './register-form.tsx'
import { HOME_OF_CUSTOMERS, useReturnPath, withReturn } from './return-link.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { SignInAlternatives } from './sign-in-alternatives.tsx'
import { UnreachableNotice } from './unreachable-notice.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

interface RegisterScreenProps {
	hasGoogle: boolean
	publicUrl: string
}

/** /auth/register: the form, and then where to look for the mail. */
export function RegisterScreen({ hasGoogle, publicUrl }: RegisterScreenProps) {
	const returnTo = useReturnPath()
	const { isUnreachable } = useAuth()
	// Kept on this page alone, to ask for the mail once more.
	const [sent, setSent] = useState<RegistrationPayload | null>(null)
	useLeaveWhenSignedIn(returnTo ?? HOME_OF_CUSTOMERS)

	if (sent) {
		return (
			<CheckInbox email={sent.email} returnTo={returnTo} onResend={() => register(sent)} onOther={() => setSent(null)}>
				<p>
					{trans('We have written to {email}. Open the link in the mail, and your account is ready.', {
						email: <strong className="wrap-anywhere text-ink">{sent.email}</strong>,
					})}
				</p>
				<p>{t('If you already have an account with this address, it stays as it is: just sign in.')}</p>
			</CheckInbox>
		)
	}
	return (
		<>
			<ScreenHeading title={t('Create your account')}>
				<p>{t('Order again in two taps, keep your coupons, see every order you made.')}</p>
			</ScreenHeading>
			{isUnreachable ? <UnreachableNotice /> : <RegisterForm publicUrl={publicUrl} onSent={setSent} />}
			<SignInAlternatives hasGoogle={hasGoogle} publicUrl={publicUrl} returnTo={returnTo}>
				{trans('Been here before? <link>Sign in</link>', {
					link: (text) => <TextLink to={withReturn('/auth/login', returnTo)}>{text}</TextLink>,
				})}
			</SignInAlternatives>
		</>
	)
}
