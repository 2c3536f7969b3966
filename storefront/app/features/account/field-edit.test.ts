import { expect, it } from 'vitest'
import { type FieldEdit, type FieldEditEvent, isChanged, reduceEdit, startEdit } from './field-edit.ts'

const after = (saved: string, ...events: FieldEditEvent[]): FieldEdit => events.reduce(reduceEdit, startEdit(saved))
const typed = (draft: string): FieldEditEvent => ({ type: 'typed', draft })
const failed: FieldEditEvent = { type: 'failed', message: 'no' }

it('has nothing to save while only blanks differ', () => {
	expect(isChanged(after('Aoife', typed(' Aoife ')))).toBe(false)
	expect(isChanged(after('Aoife', typed('Aoifa')))).toBe(true)
})

it('is saved when the server says so, not before', () => {
	const sent = after('Aoife', typed(' Niamh '), { type: 'sent' })
	expect(sent).toMatchObject({ phase: 'saving', saved: 'Aoife', sent: 'Niamh' })
	expect(reduceEdit(sent, { type: 'saved' })).toEqual({ ...startEdit('Niamh'), phase: 'saved' })
})

it('keeps what was typed while the answer was on its way', () => {
	const edit = after('Aoife', typed('Niamh'), { type: 'sent' }, typed('Niamh M'), { type: 'saved' })
	expect(edit).toMatchObject({ saved: 'Niamh', draft: 'Niamh M', phase: 'resting' })
	expect(isChanged(edit)).toBe(true)
})

it('keeps the draft when saving fails, so that it can be sent again', () => {
	const edit = after('Aoife', typed('Niamh'), { type: 'sent' }, failed)
	expect(edit).toMatchObject({ saved: 'Aoife', draft: 'Niamh', phase: 'failed', message: 'no' })
	expect(reduceEdit(edit, { type: 'sent' })).toMatchObject({ phase: 'saving', message: null, sent: 'Niamh' })
})

it('forgets the failure with the next letter', () => {
	expect(after('Aoife', typed('N'), { type: 'sent' }, failed, typed('Ni'))).toMatchObject({
		phase: 'resting',
		message: null,
	})
})

it('goes back to what the server has when it is cancelled, but not while it is being saved', () => {
	expect(after('Aoife', typed('Niamh'), failed, { type: 'cancelled' })).toEqual(startEdit('Aoife'))
	const saving = after('Aoife', typed('Niamh'), { type: 'sent' })
	expect(reduceEdit(saving, { type: 'cancelled' })).toBe(saving)
})

it('shows the form into which the server has put a text', () => {
	const edit = after(
		'',
		typed('+353 85 000 00'),
		{ type: 'sent' },
		{ type: 'saved' },
		{ type: 'known', saved: '+3538500000' },
	)
	expect(edit).toMatchObject({ saved: '+3538500000', draft: '+3538500000', phase: 'saved' })
})

it.each([
	['shows what another tab has saved', after('Aoife', { type: 'known', saved: 'Niamh' }), 'Niamh'],
	['but not over what is being typed', after('Aoife', typed('Ai'), { type: 'known', saved: 'Niamh' }), 'Ai'],
])('%s', (_, edit, draft) => {
	expect(edit).toMatchObject({ saved: 'Niamh', draft })
})
