import { MOODS, type Mood } from './page-stage.ts'
import { createPaint, ellipse, glow, lump, path, place, repeat, seeded } from './paint.ts'
import { face } from './scenes/stage.ts'

/** A portrait, 600 by 600: whoever writes for a pickle's chain. */
export const drawPortrait = (mood: Mood, tone: string, look: 'happy' | 'hopeful' | 'asleep'): string => {
	const paint = createPaint('portrait')
	const rng = seeded(`${mood} ${tone}`)
	const { wall, light } = MOODS[mood]
	const warts = repeat(9, () => ellipse(220 + rng() * 160, 190 + rng() * 300, 9, 6, '#20380f', 'opacity=".16"'))
	const head = path(
		lump(rng, 300, 330, 150, 230, 0.05, 10),
		paint.across(`${tone} 0,#e3f3b2 .35,${tone} .75,#2f5417 1`, 150, 450),
	)
	const drawn = path('M0 0H600V600H0Z', paint.linear(wall)) + glow(paint, 300, 260, 300, 300, light, 0.6) + head + warts
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" aria-hidden="true">${paint.defs()}${drawn}${place(face(look), 300, 300, 0, 1.7)}</svg>`
}
