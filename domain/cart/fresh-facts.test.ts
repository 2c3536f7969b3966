import { expect, it } from 'vitest'
import { admitFresh } from './fresh-facts.ts'

it.each([
	['were fetched after the page opened', 1_001, true],
	['were fetched in the instant in which it opened', 1_000, true],
	['were kept from before it opened', 999, false],
])('admits facts as fresh or not where they %s', (_, fetchedAt, isAdmitted) => {
	const dated = { facts: ['Temple Bar'], fetchedAt }
	expect(admitFresh(dated, 1_000)).toBe(isAdmitted ? dated : null)
})
