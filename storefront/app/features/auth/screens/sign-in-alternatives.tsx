import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { GoogleButton } from './google-button.tsx'
import { guestPath } from './return-link.ts'

interface SignInAlternativesProps {
	hasGoogle: boolean
	publicUrl: string
	returnTo: string | null
	/** The link to the other form. */
	children: ReactNode
}

/** What one can do instead of filling the form in: Google, no account at all, or the other form. */
export function SignInAlternatives({ hasGoogle, publicUrl, returnTo, children }: SignInAlternativesProps) {
	return (
		<div className="grid gap-3">
			<p
				aria-hidden="true"
				className="flex items-center gap-3 text-sm text-soft before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line"
			>
				{t('or')}
			</p>
			{hasGoogle && <GoogleButton publicUrl={publicUrl} returnTo={returnTo} />}
			<ButtonLink to={guestPath(returnTo)} variant={hasGoogle ? 'quiet' : 'secondary'} size="lg" wide>
				{t('Continue as guest')}
			</ButtonLink>
			<p className="mt-2 text-center text-soft">{children}</p>
		</div>
	)
}
