import { drawCrown, drawHeel } from '../burger/buns.ts'
import { isFilling, LAYERS } from '../burger/layers.ts'
import { between, ellipse, line, lump, type Paint, path, place, type Rng, repeat, seeded } from '../paint.ts'

export const INK = '#20380f'

type Mood = 'hopeful' | 'asleep' | 'happy' | 'dizzy'

/** Two eyes and a mouth around the origin, 60 wide. */
export const face = (mood: Mood): string => {
	const arc = (x: number, bend: number) => line(`M${x - 11} 0Q${x} ${bend} ${x + 11} 0`, INK, 5)
	const dot = (x: number) => ellipse(x, 0, 5.6, 7.5, INK) + ellipse(x + 2, -3, 1.9, 2.5, '#fff')
	const cross = (x: number) => line(`M${x - 7}-7l14 14m0-14l-14 14`, INK, 4.5)
	if (mood === 'asleep') return arc(-26, 11) + arc(26, 11) + ellipse(0, 22, 6, 5, INK)
	if (mood === 'dizzy') return cross(-26) + cross(26) + line('M-16 24q5-8 10 0t10 0 10 0', INK, 4.5)
	if (mood === 'happy')
		return (
			arc(-26, -13) +
			arc(26, -13) +
			path('M-19 12C-14 34 14 34 19 12 8 17-8 17-19 12Z', INK) +
			path('M-9 25C-4 20 6 20 10 25 5 30-4 30-9 25Z', '#f4694e')
		)
	return dot(-22) + dot(22) + line('M-10 19Q2 26 13 17', INK, 4.5)
}

/** A hush of colour behind the subject; translucent, so that it suits light and dark grounds. */
export const ground = (rng: Rng, x: number, y: number, rx: number, ry: number): string =>
	path(lump(rng, x, y, rx, ry, 0.12, 9), '#9ccb3f', 'opacity=".16"') +
	path(lump(rng, x, y, rx * 0.78, ry * 0.78, 0.14, 9), '#c5e86a', 'opacity=".14"')

export const spark = (x: number, y: number, size: number, tone: string): string =>
	place(path('M0-10C1.5-3 3-1.5 10 0 3 1.5 1.5 3 0 10-1.5 3-3 1.5-10 0-3-1.5-1.5-3 0-10Z', tone), x, y, 0, size)

export const crumbs = (paint: Paint, rng: Rng, count: number, x1: number, x2: number, y: number): string =>
	repeat(count, () => {
		const d = lump(rng, between(rng, x1, x2), y + between(rng, -8, 8), between(rng, 2, 7), between(rng, 2, 5), 0.3, 6)
		return path(d, '#1f0a00', 'opacity=".3" transform="translate(1 3)"') + path(d, paint.linear('#ffdf9a,#d9903a'))
	})

/** One layer, or half a bun, on its own. */
export const part = (paint: Paint, key: string, x: number, y: number, turn: number, size: number): string => {
	const slot = { paint, rng: seeded(key), x: 0, y: 0, rx: 152, ry: 20, h: 40 }
	const drawn =
		key === 'crown'
			? drawCrown({ ...slot, h: 112 }, 'sesame-bun')
			: key === 'heel'
				? drawHeel(slot, 'sesame-bun')
				: isFilling(key)
					? LAYERS[key].draw({ ...slot, h: LAYERS[key].h })
					: ''
	return place(drawn, x, y, turn, size)
}
