import type { AccountField } from '@app/domain/auth/account-forms'
import { t } from '@app/language/current'
import { type ReactNode, useEffect, useState } from 'react'
import { formatWait } from '../../../lib/http/wait-text.ts'
import letter from '../../../ui/art/scene-letter.webp'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Outcome } from './outcome.tsx'
import { withReturn } from './return-link.ts'
import type { FormFailure } from './use-account-form.ts'

/** A mail takes a moment; before that nobody needs a second one. */
const RESEND_AFTER_MS = 20_000

interface CheckInboxProps {
	email: string
	returnTo: string | null
	/** Sends the mail again; null when that worked. */
	onResend: () => Promise<FormFailure<AccountField> | null>
	/** Back to the form. */
	onOther: () => void
	children: ReactNode
}

/** A mail is on its way, or would be if there were such an account: the page says the same either way. */
export function CheckInbox({ email, returnTo, onResend, onOther, children }: CheckInboxProps) {
	const [isBusy, setBusy] = useState(false)
	const [sentTimes, setSentTimes] = useState(1)
	const [canResend, setCanResend] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: each mail starts the wait anew.
	useEffect(() => {
		setCanResend(false)
		const timer = setTimeout(() => setCanResend(true), RESEND_AFTER_MS)
		return () => clearTimeout(timer)
	}, [sentTimes])

	async function resend() {
		setBusy(true)
		setFailure(null)
		const refused = await onResend()
		setBusy(false)
		if (refused === null) setSentTimes((times) => times + 1)
		else setFailure([refused.message, refused.retryAfterSeconds ? formatWait(refused.retryAfterSeconds) : ''].join(' '))
	}

	return (
		<Outcome
			picture={letter}
			title={t('Check your inbox')}
			takesFocus
			actions={
				<>
					{failure && <Notice tone="error">{failure}</Notice>}
					<ButtonLink to={withReturn('/auth/login', returnTo)} size="lg" wide>
						{t('Sign in')}
					</ButtonLink>
					<Button variant="secondary" size="lg" wide busy={isBusy} disabled={!canResend} onClick={resend}>
						{canResend ? t('Send the mail again') : t('Sent. It takes a moment…')}
					</Button>
					<Button variant="quiet" size="lg" wide onClick={onOther}>
						{t('Use another address')}
					</Button>
				</>
			}
		>
			{children}
			<p className="text-base">
				{t('Nothing there after a few minutes? Look into your spam folder, and read the address above once more.')}
			</p>
			<p role="status" className="sr-only">
				{sentTimes > 1 ? t('Another mail is on its way to {email}.', { email }) : null}
			</p>
		</Outcome>
	)
}
