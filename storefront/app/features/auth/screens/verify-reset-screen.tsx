import { resetText } from '@app/domain/auth/account-texts'
import { isLinkToken } from '@app/domain/auth/link-token'
import { known, t } from '@app/language/current'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { takeParameters } from '../../../lib/rendering/address.ts'
import fallen from '../../../ui/art/scene-error.webp'
import { ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Outcome } from './outcome.tsx'
import { keepResetToken } from './reset-token.ts'
import { ScreenHeading } from './screen-heading.tsx'

const INVALID = { status: 403, code: 'INVALID_TOKEN', message: '' }

/**
 * Where the link of a reset mail leads. The page only takes the token out of the address and goes on to the form of
 * the new password; whether the token holds is decided when the password is sent.
 */
export function VerifyResetScreen({ isToken }: { isToken: boolean }) {
	const navigate = useNavigate()
	useEffect(() => {
		const token = new URLSearchParams(takeParameters().search).get('token')
		if (!isLinkToken(token)) return
		keepResetToken(token)
		void navigate('/auth/reset-password', { replace: true })
	}, [navigate])

	if (isToken) {
		return (
			<ScreenHeading title={t('One moment…')}>
				<p role="status" className="flex items-center gap-3">
					<Spinner />
					{t('We are opening your link.')}
				</p>
			</ScreenHeading>
		)
	}
	return (
		<Outcome
			picture={fallen}
			title={t('That did not work')}
			actions={
				<ButtonLink to="/auth/reset-password" size="lg">
					{t('Ask for a new link')}
				</ButtonLink>
			}
		>
			<p>{known(resetText(INVALID))}</p>
		</Outcome>
	)
}
