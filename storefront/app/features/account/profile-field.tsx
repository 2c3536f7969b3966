import { t } from '@app/language/current'
import { type ComponentProps, type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import { announce } from '../../lib/rendering/toast.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { isChanged, reduceEdit, startEdit } from './field-edit.ts'

interface ProfileFieldProps {
	label: string
	hint?: string
	/** What the server has. */
	value: string
	input?: ComponentProps<'input'>
	/** Says what is wrong with a text before it is sent, null when nothing is. */
	judge: (text: string) => string | null
	/** Saves a text; gives why it was not saved, null when it was. */
	onSave: (text: string) => Promise<string | null>
}

/**
 * A field of the profile that is saved by itself: Enter or Save sends it, Escape or the cross takes back what was
 * typed.
 */
export function ProfileField({ label, hint, value, input, judge, onSave }: ProfileFieldProps) {
	const [edit, dispatch] = useReducer(reduceEdit, value, startEdit)
	const isSaving = edit.phase === 'saving'
	// Looked at again when saving ends: the server may have put a text into another form, such as a phone number.
	useEffect(() => {
		if (!isSaving) dispatch({ type: 'known', saved: value })
	}, [value, isSaving])
	const isOpen = isChanged(edit) || edit.phase === 'refused' || edit.phase === 'failed'
	const form = useRef<HTMLFormElement>(null)
	// Its buttons go when they are pressed; the focus waits in front of the field, where no keyboard rises for it.
	const keepFocus = () => {
		if (document.activeElement instanceof HTMLButtonElement) form.current?.focus({ preventScroll: true })
	}

	async function save(event: FormEvent) {
		event.preventDefault()
		if (isSaving || !isChanged(edit)) return
		const text = edit.draft.trim()
		const wrong = judge(text)
		if (wrong) {
			announce(wrong)
			return dispatch({ type: 'refused', message: wrong })
		}
		keepFocus()
		dispatch({ type: 'sent' })
		const message = await onSave(text)
		dispatch(message === null ? { type: 'saved' } : { type: 'failed', message })
		announce(
			message === null
				? t('{field} saved', { field: label })
				: t('{field} not saved. {reason}', { field: label, reason: message }),
		)
	}
	function takeBack() {
		keepFocus()
		dispatch({ type: 'cancelled' })
	}
	function onKey(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !isOpen) return
		event.preventDefault()
		takeBack()
	}

	return (
		<form ref={form} tabIndex={-1} onSubmit={save} noValidate className="outline-none">
			<TextField
				{...input}
				label={label}
				hint={hint}
				enterKeyHint="done"
				value={edit.draft}
				error={edit.message}
				onChange={(event) => dispatch({ type: 'typed', draft: event.target.value })}
				onKeyDown={onKey}
				trailingRoom={isOpen || isSaving ? 'pr-42' : 'pr-36'}
				trailing={
					isSaving ? (
						<State>
							<Spinner className="size-4" />
							{t('Saving…')}
						</State>
					) : isOpen ? (
						<>
							<IconButton icon="close" label={t('Undo this change')} onClick={takeBack} />
							<button
								type="submit"
								className="press min-h-11 rounded-[calc(var(--radius-control)-0.125rem)] bg-primary px-4 font-semibold text-on-primary hover:bg-primary-strong"
							>
								{edit.phase === 'failed'
									? trans('Retry {field}', { field: srOnly(label) })
									: trans('Save {field}', { field: srOnly(label) })}
							</button>
						</>
					) : edit.phase === 'saved' ? (
						<State>
							<Icon name="check" className="pop size-5" />
							{t('Saved')}
						</State>
					) : null
				}
			/>
		</form>
	)
}

function State({ children }: { children: React.ReactNode }) {
	return <span className="flex items-center gap-2 px-3 text-sm font-semibold text-primary-ink">{children}</span>
}
