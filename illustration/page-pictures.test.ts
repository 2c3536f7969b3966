import { expect, it } from 'vitest'
import type { Dish } from './dish.ts'
import { drawPortrait } from './portrait.ts'
import { drawShopFront } from './shop-front.ts'
import { drawStillLife } from './still-life.ts'

const BURGER: Dish = { kind: 'burger', layers: ['brioche', 'beef', 'pickles'] }
const FRIES: Dish = { kind: 'fries', style: 'skinny' }

const PICTURES: [name: string, draw: () => string][] = [
	['one dish', () => drawStillLife({ mood: 'pickle', dishes: [BURGER] })],
	['four dishes', () => drawStillLife({ mood: 'night', dishes: [BURGER, FRIES, BURGER, FRIES] })],
	['a shop front', () => drawShopFront({ mood: 'sky', colour: '#3f8f1f', dish: BURGER })],
	['a portrait', () => drawPortrait('mustard', '#6f9f35', 'happy')],
]

it.each(PICTURES)(
	'%s is drawn the same each time, by itself, without scripts or anything from elsewhere',
	(_name, draw) => {
		const svg = draw()
		expect(svg).toBe(draw())
		expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" aria-hidden="true">/)
		expect(svg).not.toMatch(/<script|<style|<image|NaN|undefined|href="(?!#)/)
		const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
		expect(new Set(ids).size).toBe(ids.length)
		for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
	},
)

it('leaves out what no place is laid for, rather than fail', () => {
	expect(drawStillLife({ mood: 'sky', dishes: [] })).toContain('</svg>')
})
