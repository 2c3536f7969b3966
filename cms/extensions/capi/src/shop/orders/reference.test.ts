import { describe, expect, it } from 'vitest'
import { createReference, createSlug, isSlug } from './reference.ts'

describe('names of an order', () => {
	it('has the brand’s initials and five characters that nobody mixes up', () => {
		for (let index = 0; index < 200; index++) expect(createReference('Big Dill')).toMatch(/^BD-[2-9A-HJ-NP-TW-Z]{5}$/)
	})

	it('does without a brand', () => expect(createReference('')).toMatch(/^ORDER-/))

	it('has a slug of 256 bits that is its own kind of text', () => {
		const slug = createSlug()
		expect(Buffer.from(slug, 'base64url')).toHaveLength(32)
		expect(isSlug(slug)).toBe(true)
		expect(['', 'x', `${slug}x`, "' or 1=1 --", '../../etc/passwd'].some(isSlug)).toBe(false)
	})
})
