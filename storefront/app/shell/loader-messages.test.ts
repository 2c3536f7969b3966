import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { LOADER_ROTATION_MS } from '@app/contract/constants'
import { expect, test } from 'vitest'
import { LOADER_MESSAGES, LOADER_START_SCRIPT } from './loader-messages.ts'

const css = readFileSync(join(import.meta.dirname, '../ui/components.css'), 'utf8')

/** Runs the script of the head with a storage that holds `stored`; gives the message's number that it chose. */
function chooseStart(stored: string | null, random: number): number {
	let start = Number.NaN
	runInNewContext(LOADER_START_SCRIPT, {
		document: { documentElement: { style: { setProperty: (_: string, value: number) => (start = value) } } },
		localStorage: { getItem: () => stored, setItem: () => undefined },
		Math: { abs: Math.abs, floor: Math.floor, random: () => random },
	})
	return start
}

test('the loader has 18 messages, no two alike', () => {
	expect(LOADER_MESSAGES).toHaveLength(18)
	expect(new Set(LOADER_MESSAGES).size).toBe(18)
})

test('the stylesheet shows each message for the rotation time and has a place for each', () => {
	const [, cycle, step] = /loader-message (\d+)s step-end calc\(.*\* (\d+)s\) infinite/.exec(css)!
	expect(Number(step)).toBe(2)
	expect(Number(step) * 1_000).toBe(LOADER_ROTATION_MS)
	expect(Number(cycle)).toBe((LOADER_MESSAGES.length * LOADER_ROTATION_MS) / 1_000)
	const places = [...css.matchAll(/\.loader-message:nth-child\((\d+)\) \{\s+--place: (\d+);/g)]
	expect(places.map(([, child, place]) => Number(child) - Number(place))).toEqual(Array(17).fill(1))
	expect(css).toMatch(/@keyframes loader-message \{\s+from \{\s+visibility: visible;\s+\}\s+5\.55%/)
})

test('the loader never begins with the message of the last time', () => {
	for (let last = 0; last < 18; last++) {
		const starts = [0, 0.25, 0.5, 0.75, 0.999].map((random) => chooseStart(String(last), random))
		for (const start of starts) {
			expect(start).not.toBe(last)
			expect(LOADER_MESSAGES[start]).toBeDefined()
		}
	}
	for (const odd of ['x', '-3', '1e9', '0.5']) expect(LOADER_MESSAGES[chooseStart(odd, 0.4)]).toBeDefined()
})
