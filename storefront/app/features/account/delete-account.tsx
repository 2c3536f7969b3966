import { t } from '@app/language/current'
import { type FormEvent, useId, useState } from 'react'
import { announce } from '../../lib/rendering/toast.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField, WRONG_CODE } from '../../ui/code-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { AccountProof, DeletionOutcome } from './account-calls.ts'

interface DeleteAccountProps {
	/** Whether the account has a password that can be asked for; one that came through a provider has none. */
	hasPassword: boolean
	/** Whether the question stands open from the start, for somebody who comes back from the provider. */
	isAsked: boolean
	onDelete: (proof: AccountProof) => Promise<DeletionOutcome>
	/** Sends the customer through the provider's sign-in once more, and back here. */
	onSignInAgain: () => void
}

/** Leaving for good: says what goes and what stays, and asks for the password before anything happens. */
export function DeleteAccount(props: DeleteAccountProps) {
	const [isOpen, setOpen] = useState(props.isAsked)
	// Each time it opens it starts anew: no password, no message.
	const [round, setRound] = useState(0)
	const open = () => {
		setRound(round + 1)
		setOpen(true)
	}
	return (
		<>
			<Button variant="secondary" className="justify-self-start text-ketchup-ink! max-sm:w-full" onClick={open}>
				{t('Delete account')}
			</Button>
			<DeleteDialog key={round} {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
		</>
	)
}

/**
 * Without a field in front of it the dangerous button would have the focus. The dialog asks for the attribute, which
 * React does not write.
 */
const takeFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

function DeleteDialog(props: DeleteAccountProps & { isOpen: boolean; onClose: () => void }) {
	const { hasPassword, onDelete, onSignInAgain, isOpen, onClose } = props
	const [password, setPassword] = useState('')
	const [error, setError] = useState<string | null>(null)
	/** Null until the server has asked for it. */
	const [code, setCode] = useState<string | null>(null)
	const [codeError, setCodeError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [mustSignIn, setMustSignIn] = useState(false)
	const [isBusy, setBusy] = useState(false)
	const id = useId()

	async function remove(event: FormEvent) {
		event.preventDefault()
		if (isBusy) return
		if (hasPassword && password === '') {
			setError(t('Enter your current password.'))
			document.getElementById(`${id}-password`)?.focus()
			return announce(t('Enter your current password.'))
		}
		setBusy(true)
		setFailure(null)
		const otp = code?.replace(/\s/g, '') ?? ''
		const outcome = await onDelete({ password: hasPassword ? password : null, ...(otp && { otp }) })
		if (outcome.kind === 'deleted') return
		setBusy(false)
		if (outcome.kind === 'needs-code') {
			setCode('')
			if (code === null) return
			setCodeError(t(WRONG_CODE))
			document.getElementById(`${id}-code`)?.focus()
			return announce(t(WRONG_CODE))
		}
		setPassword('')
		setMustSignIn(outcome.kind === 'sign-in-again')
		setFailure(outcome.kind === 'failed' ? outcome.message : null)
	}

	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title={t('Delete your account?')}
			actions={
				<>
					{mustSignIn ? (
						<Button size="lg" onClick={onSignInAgain}>
							{t('Sign in with Google again')}
						</Button>
					) : (
						<Button variant="danger" size="lg" type="submit" form={`${id}-form`} busy={isBusy}>
							{isBusy ? t('Deleting…') : t('Delete my account')}
						</Button>
					)}
					<Button variant="secondary" size="lg" onClick={onClose} ref={hasPassword ? undefined : takeFocus}>
						{t('Keep my account')}
					</Button>
				</>
			}
		>
			<form id={`${id}-form`} noValidate onSubmit={(event) => void remove(event)} className="grid gap-4 text-ink">
				<ul className="grid list-disc gap-1 pl-5 text-soft">
					<li>{t('Your name, email, phone and picture are erased, and so are saved cards and notifications.')}</li>
					<li>{t('So are your messages, job applications and the newsletter.')}</li>
					<li>{t('Coupons of your account are lost.')}</li>
					<li>{t('Past orders stay in our books, without anything that says they were yours.')}</li>
				</ul>
				<p className="font-semibold">{t('Nobody can undo this, not even we.')}</p>
				{hasPassword && isOpen && (
					<PasswordField
						id={`${id}-password`}
						label={t('Current password')}
						name="current-password"
						autoComplete="current-password"
						value={password}
						error={error}
						onChange={(event) => {
							setPassword(event.target.value)
							setError(null)
						}}
					/>
				)}
				{code !== null && isOpen && (
					<CodeField
						id={`${id}-code`}
						name="otp"
						value={code}
						error={codeError}
						onChange={(event) => {
							setCode(event.target.value)
							setCodeError(null)
						}}
					/>
				)}
				{mustSignIn && (
					<Notice tone="progress">
						{t('To be sure that it is you, sign in with Google once more. Then come back here within ten minutes.')}
					</Notice>
				)}
				{failure && <Notice tone="error">{failure}</Notice>}
			</form>
		</Dialog>
	)
}
