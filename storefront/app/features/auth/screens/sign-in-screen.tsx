import { t } from '@app/language/current'
import { useLocation } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'
import { useAuth } from '../auth-store.ts'
import { HOME_OF_CUSTOMERS, useReturnPath, withReturn } from './return-link.ts'
import { ScreenHeading } from './screen-heading.tsx'
import { SignInAlternatives } from './sign-in-alternatives.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { UnreachableNotice } from './unreachable-notice.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

/** What another page of ours says to whom it sends here, in the navigation's state. */
interface SignInNotice {
	notice: string
}

function useNotice(): string | null {
	const { state } = useLocation()
	// The server does not know the state, so the page must not show it before it is hydrated.
	const isHydrated = useHydrated()
	const notice = (state as Partial<SignInNotice> | null)?.notice
	return isHydrated && typeof notice === 'string' ? notice : null
}

interface SignInScreenProps {
	hasGoogle: boolean
	publicUrl: string
}

/** /auth/login */
export function SignInScreen({ hasGoogle, publicUrl }: SignInScreenProps) {
	const returnTo = useReturnPath()
	const notice = useNotice()
	const { isUnreachable } = useAuth()
	useLeaveWhenSignedIn(returnTo ?? HOME_OF_CUSTOMERS)
	return (
		<>
			<ScreenHeading title={t('Welcome back')}>
				<p>{t('Your usual is two taps away.')}</p>
			</ScreenHeading>
			{notice && (
				<div role="status">
					<Notice>{notice}</Notice>
				</div>
			)}
			{isUnreachable ? <UnreachableNotice /> : <SignInForm returnTo={returnTo} />}
			<SignInAlternatives hasGoogle={hasGoogle} publicUrl={publicUrl} returnTo={returnTo}>
				{trans('New here? <link>Create an account</link>', {
					link: (text) => <TextLink to={withReturn('/auth/register', returnTo)}>{text}</TextLink>,
				})}
			</SignInAlternatives>
		</>
	)
}
