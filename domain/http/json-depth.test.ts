import { describe, expect, it } from 'vitest'
import { isTooDeep, MAX_JSON_LEVELS } from './json-depth.ts'

const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const objects = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)

describe('JSON', () => {
	it.each<[string, unknown, boolean]>([
		['nothing', undefined, false],
		['null', null, false],
		['a text', '[[[[', false],
		['an empty list', [], false],
		['many values on one level', Array.from({ length: 100_000 }, () => ({ a: [null] })), false],
		['as many lists in each other as may be', lists(MAX_JSON_LEVELS), false],
		['one list more', lists(MAX_JSON_LEVELS + 1), true],
		['as many objects in each other as may be', objects(MAX_JSON_LEVELS), false],
		['one object more', objects(MAX_JSON_LEVELS + 1), true],
		['depth behind shallow values', { a: 1, b: [{}, { c: lists(MAX_JSON_LEVELS) }] }, true],
		['more levels than a recursion survives', lists(40_000), true],
		['a million levels', objects(1_000_000), true],
	])('of %s is too deep or not', (_name, value, expected) => {
		expect(isTooDeep(value)).toBe(expected)
	})
})
