import { expect, it } from 'vitest'
import { admitFresh, isNewerThanPage } from './fresh-facts.ts'

it.each([
	['were fetched after the page opened', 1_001, true],
	['were fetched in the instant in which it opened', 1_000, true],
	['were kept from before it opened', 999, false],
])('admits facts as fresh or not where they %s', (_, fetchedAt, isAdmitted) => {
	const dated = { facts: ['Temple Bar'], fetchedAt }
	expect(admitFresh(dated, 1_000)).toBe(isAdmitted ? dated : null)
})

it.each([
	['arrived before them', 999, true],
	['arrived after them and may be of before', 15_000, true],
	['is of after them', 21_000, false],
])("holds facts of the CMS for newer than a page's data or not where that %s", (_, arrivedAt, isNewer) => {
	expect(isNewerThanPage({ facts: ['Temple Bar'], fetchedAt: 1_000 }, arrivedAt)).toBe(isNewer)
})
