import { expect, it } from 'vitest'
import { noteEarlyClosing } from './note-early-closing.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

it('notes when a branch was closed early, forgets it when it opens, and lets nobody set it', () => {
	const at = '2026-11-20T12:00:00.000Z'
	expect(noteEarlyClosing({ closed_early: true }, NOON)).toEqual({ closed_early: true, closed_early_at: at })
	expect(noteEarlyClosing({ closed_early: false }, NOON)).toEqual({ closed_early: false, closed_early_at: null })
	expect(noteEarlyClosing({ title: 'X', closed_early_at: '2030-01-01' }, NOON)).toEqual({ title: 'X' })
})
