import { type AccountErrors, type AccountField, parseAccountForm } from '@app/domain/auth/account-forms'
import { currentLanguage } from '@app/language/current'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { addWait } from '../../../lib/http/wait-text.ts'
import { announce } from '../../../lib/rendering/toast.ts'

/** Why a form was not accepted. */
export interface FormFailure<F extends AccountField> {
	message: string
	/** The field that it is about, which gets the focus; otherwise it stands above the form. */
	field?: F
	/** The server lets nobody try again before. */
	retryAfterSeconds?: number | null
}

interface Options<F extends AccountField> {
	fields: readonly F[]
	/** The field whose password is being chosen. */
	isNew?: F
	/** Sends what was typed; null when it worked. */
	send: (values: Readonly<Record<F, string>>) => Promise<FormFailure<F> | null>
}

function valuesOf<F extends AccountField>(form: HTMLFormElement, fields: readonly F[]): Partial<Record<F, string>> {
	const data = new FormData(form)
	return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<F, string>
}

const inputAt = (target: EventTarget) => (target instanceof HTMLInputElement ? target : null)

/**
 * An account form. The browser keeps what is typed, so that a password manager, the Back button and a failed try lose
 * nothing. A field is judged when it is left and all are when the form is sent, with the focus in the first wrong
 * one; it is sent once at a time.
 */
export function useAccountForm<F extends AccountField>({ fields, isNew, send }: Options<F>) {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<AccountErrors>({})
	const [failure, setFailure] = useState<FormFailure<F> | null>(null)
	const [isBusy, setBusy] = useState(false)
	// A second press may come before the first is drawn.
	const isRunning = useRef(false)

	useEffect(() => {
		if (!failure?.retryAfterSeconds) return
		const timer = setTimeout(() => setFailure(null), failure.retryAfterSeconds * 1_000)
		return () => clearTimeout(timer)
	}, [failure])

	const judged = (typed: HTMLFormElement) => parseAccountForm(fields, valuesOf(typed, fields), isNew, currentLanguage())
	const focus = (field: AccountField) => document.getElementById(`${id}-${field}`)?.focus()

	function fail(next: FormFailure<F>) {
		const { field, retryAfterSeconds } = next
		const message = addWait(next.message, retryAfterSeconds)
		if (field === undefined) return setFailure({ ...next, message })
		setErrors({ [field]: message })
		focus(field)
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isRunning.current) return
		const { ok, errors: found = {} } = judged(event.currentTarget)
		setErrors(found)
		setFailure(null)
		const first = fields.find((field) => found[field])
		if (first) return focus(first)
		if (!ok) return
		isRunning.current = true
		setBusy(true)
		try {
			const refused = await send(ok)
			if (refused) fail(refused)
		} finally {
			isRunning.current = false
			setBusy(false)
		}
	}

	function judge({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
		const input = inputAt(target)
		const field = fields.find((name) => name === input?.name)
		// An error that appears while a button is pressed would push the button away from under the finger.
		const isOnButton = relatedTarget instanceof HTMLButtonElement
		if (!field || isOnButton || input?.value === '') return
		const found = judged(currentTarget).errors?.[field]
		if (!found || found === errors[field]) return
		setErrors((old) => ({ ...old, [field]: found }))
		announce(found)
	}

	return {
		form: {
			ref: form,
			// Never GET: whatever happens, a password is not written into the address.
			method: 'post',
			noValidate: true,
			onSubmit: submit,
			onBlur: judge,
			onInput({ target }: FormEvent<HTMLFormElement>) {
				const field = inputAt(target)?.name
				if (field) setErrors((old) => ({ ...old, [field]: undefined }))
			},
		} as const,
		/** What every field of the form is given. */
		field: (name: F) => ({ id: `${id}-${name}`, name, error: errors[name], readOnly: isBusy }),
		failure: failure?.message ?? null,
		isBusy,
	}
}
