import { describe, expect, it } from 'vitest'
import { isDeletionForm, namesAddress, readDeletionForm } from './deletion-form.ts'

const form = { email: 'deleted-1763633000000ann@example.com', first_name: 'Deleted', last_name: 'User' }

describe('the deletion form', () => {
	it('is known by its address', () => {
		expect(isDeletionForm(form)).toBe(true)
		for (const other of [{ email: 'ann@example.com' }, { email: 7 }, {}, null, [], 'deleted-']) {
			expect(isDeletionForm(other)).toBe(false)
		}
	})

	it('holds the address and the two names', () => {
		expect(readDeletionForm(form)).toEqual({ email: form.email })
	})

	it.each([
		['nothing else', { ...form, role: 'admin' }],
		['both names', { email: form.email }],
		['the right names', { ...form, first_name: 'Ann' }],
	])('holds %s', (_what, body) => expect(readDeletionForm(body)).toBeNull())

	it.each([
		['deleted-1763633000000ann@example.com', 'ann@example.com', true],
		['deleted-1763633000000-ann@example.com', 'ann@example.com', true],
		['deleted-2026-11-20T10:00:00.000Zann@example.com', 'Ann@Example.com', true],
		['deleted-1763633000000Ann@Example.com', 'ann@example.com', true],
		['deleted-17636330000007ann@example.com', '7ann@example.com', true],
		['deleted-1763633000000joann@example.com', 'ann@example.com', false],
		['deleted-ann@example.com', 'ann@example.com', false],
		['deleted-1763633000000', 'ann@example.com', false],
		['deleted-1763633000000bob@example.com', 'ann@example.com', false],
		['deleted-1763633000000', '', false],
	])('%s names %s: %s', (given, own, expected) => expect(namesAddress(given, own)).toBe(expected))
})
