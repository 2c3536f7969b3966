import type { Dish } from './dish.ts'
import { drawDish } from './draw.ts'
import type { Paint } from './paint.ts'

/** Wall from top to bottom, the light on it, the table. */
export const MOODS = {
	pickle: { wall: '#eef7d6,#cfe6a2', light: '#ffffff', table: '#7fae4a,#5d8a30' },
	mustard: { wall: '#fff3cf,#f7d98a', light: '#ffffff', table: '#d99a2b,#a86f14' },
	ketchup: { wall: '#ffe4dc,#f5b7a6', light: '#fff6f2', table: '#c9553f,#96351f' },
	sky: { wall: '#e4f1f7,#b3d4e4', light: '#ffffff', table: '#7897a8,#527082' },
	night: { wall: '#1d2b33,#30474f', light: '#f2b416', table: '#1a2429,#0f1619' },
} as const
export type Mood = keyof typeof MOODS

/** Three by two, as pages show it. */
export const WIDTH = 1200
export const HEIGHT = 800

/** A dish inside a larger drawing, standing on `foot`. */
export const served = (dish: Dish, index: number, [x, side, foot]: readonly [number, number, number]): string => {
	const y = foot - side * 0.9
	return drawDish(dish, { idPrefix: `dish${index}` }).replace(
		'<svg ',
		`<svg x="${x}" y="${y}" width="${side}" height="${side}" `,
	)
}

/** The finished picture. */
export const framed = (paint: Paint, body: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${paint.defs()}${body}</svg>`
