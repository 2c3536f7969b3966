import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CmsClient } from '../http/cms-client.ts'
import { describeSendFailure, type SendFailure } from '../http/describe-send-failure.ts'
import { announce } from '../rendering/toast.ts'
import { createFormTimestamp, readTimestamp } from './form-timestamp.ts'

type Errors<F extends string> = Partial<Record<F, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Options<F extends string> {
	cms: CmsClient
	/** In the order of the form. */
	fields: readonly F[]
	/** What is wrong, by field. Rejects where its code does not load. */
	judge: (form: FormData) => Promise<Errors<F>>
	/** Rejects where it was not taken. */
	send: (form: FormData) => Promise<void>
}

const isControl = (target: EventTarget): target is Control =>
	target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/**
 * A form that somebody writes to us. The browser keeps what is typed, so that a failed try loses nothing. A field is
 * judged when it is left, all are when the form is sent, with the focus in the first wrong one; it is sent once at a
 * time, with the server's stamp in its field `stamp`.
 */
export function useSubmissionForm<F extends string>({ cms, fields, judge, send }: Options<F>) {
	const id = useId()
	const [errors, setErrors] = useState<Errors<F>>({})
	const [failure, setFailure] = useState<string | null>(null)
	const [isBusy, setBusy] = useState(false)
	const [isSent, setSent] = useState(false)
	const [isReady, setReady] = useState(false)
	// A second press may come before the first is drawn.
	const isRunning = useRef(false)
	const [stamp] = useState(() => createFormTimestamp(() => readTimestamp(cms)))

	useEffect(() => {
		setReady(true)
		stamp.open()
	}, [stamp])

	const isField = (name: string | undefined): name is F => fields.some((field) => field === name)
	const focus = (field: F) => document.getElementById(`${id}-${field}`)?.focus()

	function refuse({ message, field }: SendFailure): void {
		if (!isField(field)) {
			setFailure(message)
			return
		}
		setErrors({ [field]: message } as Errors<F>)
		announce(message)
		focus(field)
	}

	async function attempt(form: FormData): Promise<void> {
		try {
			const found = await judge(form)
			setErrors(found)
			setFailure(null)
			const first = fields.find((field) => found[field])
			if (first) {
				announce(found[first] ?? '')
				return focus(first)
			}
			form.set('stamp', await stamp.take())
			await send(form)
			setSent(true)
		} catch (error) {
			refuse(describeSendFailure(error))
		}
	}

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault()
		if (isRunning.current) return
		isRunning.current = true
		setBusy(true)
		await attempt(new FormData(event.currentTarget))
		isRunning.current = false
		setBusy(false)
	}

	async function judgeLeft({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): Promise<void> {
		// An error that appears while a button is pressed would push the button away from under the finger.
		if (!isControl(target) || !isField(target.name) || relatedTarget instanceof HTMLButtonElement) return
		const { name, value } = target
		// A field that cannot be judged now is judged when the form is sent.
		const judged: Errors<F> = value === '' ? {} : await judge(new FormData(currentTarget)).catch(() => ({}))
		const found = judged[name]
		if (found === errors[name]) return
		setErrors((old) => ({ ...old, [name]: found }))
		if (found) announce(found)
	}

	return {
		form: {
			// Never GET: whatever happens, nothing of it is written into the address.
			method: 'post',
			noValidate: true,
			// No recording of the page draws it.
			'data-private': true,
			onSubmit: submit,
			onBlur: judgeLeft,
			onInput({ target }: FormEvent<HTMLFormElement>) {
				if (isControl(target) && isField(target.name)) setErrors((old) => ({ ...old, [target.name]: undefined }))
			},
		} as const,
		/** What every field of the form is given. */
		field: (name: F) => ({ id: `${id}-${name}`, name, error: errors[name] }),
		failure,
		/** What the button that sends is given. Before the scripts are there it sends nothing. */
		button: { type: 'submit', busy: isBusy, disabled: !isReady } as const,
		isSent,
		/** Shows an empty form again. */
		startAgain: () => setSent(false),
	}
}

/** The texts of a form, by field; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
	return Object.fromEntries(Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
