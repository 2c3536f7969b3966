/** One field of the profile while somebody edits it. Texts are compared as they are stored: trimmed. */
export interface FieldEdit {
	/** What the server has. */
	saved: string
	/** What stands in the field. */
	draft: string
	phase: 'resting' | 'refused' | 'saving' | 'saved' | 'failed'
	/** What was sent and is not answered yet. */
	sent: string | null
	/** Why it was not saved. */
	message: string | null
}

export type FieldEditEvent =
	| { type: 'typed'; draft: string }
	| { type: 'cancelled' }
	/** The draft cannot be right and was not sent. */
	| { type: 'refused'; message: string }
	| { type: 'sent' }
	| { type: 'saved' }
	| { type: 'failed'; message: string }
	/** The server has another value, perhaps from another tab. */
	| { type: 'known'; saved: string }

export function startEdit(saved: string): FieldEdit {
	return { saved, draft: saved, phase: 'resting', sent: null, message: null }
}

/** Whether there is something to save. */
export function isChanged({ saved, draft }: FieldEdit): boolean {
	return draft.trim() !== saved
}

export function reduceEdit(edit: FieldEdit, event: FieldEditEvent): FieldEdit {
	switch (event.type) {
		case 'typed':
			// What is on its way stays on its way; only its answer ends that.
			return edit.phase === 'saving'
				? { ...edit, draft: event.draft }
				: { ...edit, draft: event.draft, phase: 'resting', message: null }
		case 'cancelled':
			return edit.phase === 'saving' ? edit : startEdit(edit.saved)
		case 'refused':
		case 'failed':
			return { ...edit, phase: event.type, sent: null, message: event.message }
		case 'sent':
			return { ...edit, phase: 'saving', sent: edit.draft.trim(), message: null }
		case 'saved': {
			const saved = edit.sent ?? edit.saved
			const isTypedOn = edit.draft.trim() !== saved
			return { ...startEdit(saved), draft: isTypedOn ? edit.draft : saved, phase: isTypedOn ? 'resting' : 'saved' }
		}
		case 'known': {
			if (event.saved === edit.saved) return edit
			return { ...edit, saved: event.saved, draft: isChanged(edit) ? edit.draft : event.saved }
		}
		default:
			return event satisfies never
	}
}
