import { pickleCoin } from '../burger/coins.ts'
import { burgerGroup } from '../burger.ts'
import { between, ellipse, group, line, type Paint, path, place, type Rng, repeat } from '../paint.ts'
import { floor } from '../vessels.ts'
import { face, ground, spark } from './stage.ts'

/** An opened envelope with a smiling letter in it: something is on its way to the inbox. */
export const letter = (paint: Paint, rng: Rng): string => {
	const body = 'M-132-46V86Q-132 100-118 100H118Q132 100 132 86V-46L0 62Z'
	const sheet = 'M-100-132Q-100-144-88-144H88Q100-144 100-132V90H-100Z'
	return (
		ground(rng, 240, 180, 204, 150) +
		place(
			floor(paint, 112, 158, 0, 18) +
				path('M-132-44L-16-138Q0-150 16-138L132-44V40H-132Z', paint.linear('#a36a2c,#7c4a1a')) +
				group(
					path(sheet, '#3a2208', 'opacity=".25" transform="translate(0 6)"') +
						path(sheet, paint.linear('#fffef6,#f6efd8')) +
						place(face('happy'), 0, -92, 0, 0.92) +
						ellipse(-50, -74, 11, 6, '#f4694e', 'opacity=".4"') +
						ellipse(50, -74, 11, 6, '#f4694e', 'opacity=".4"') +
						repeat(3, (i) => line(`M${-66 + i * 6}${-34 + i * 18}H${66 - i * 6}`, '#c3b48c', 5, 'opacity=".7"')),
					'transform="rotate(-2)"',
				) +
				path(body, '#2a1400', 'opacity=".22" transform="translate(0 -5)"') +
				path(body, paint.linear('#f2d3a2,#d9a763 55%,#b67f3d')) +
				path('M-132 86L-14-2Q0-12 14-2L132 86Q130 100 118 100H-118Q-130 100-132 86Z', paint.linear('#f8e0b8,#e0b070')) +
				line('M-130 88L-14 0Q0-10 14 0L130 88', '#8a5a26', 2.5, 'opacity=".45"') +
				place(pickleCoin(paint, rng, 34, 29, 6), 0, 42, -8),
			240,
			218,
			-4,
			1.04,
		) +
		spark(92, 96, 1.2, '#b4da4c') +
		spark(400, 104, 1.2, '#f2b416') +
		spark(428, 156, 0.7, '#b4da4c') +
		spark(118, 60, 0.6, '#f2b416')
	)
}

/** A burger under lock, its shackle an onion ring: passwords. */
export const padlock = (paint: Paint, rng: Rng): string => {
	const hoop = 'M-74 96V0C-74-104 74-104 74 0V96'
	return (
		ground(rng, 240, 184, 200, 148) +
		floor(paint, 334, 150, 240, 20) +
		place(
			line(hoop, '#7a4a10', 46) +
				line(hoop, '#c98a2e', 40) +
				line(hoop, '#eab656', 28) +
				repeat(22, () => {
					const angle = Math.PI * (1 + rng())
					const reach = between(rng, -9, 9)
					const [x, y] = [Math.cos(angle) * (74 + reach), Math.sin(angle) * (78 + reach)]
					return ellipse(x, y, between(rng, 1.6, 3.4), between(rng, 1.4, 2.4), '#8a5513', 'opacity=".55"')
				}) +
				line('M-84 30V0C-82-58-42-88 0-86', '#ffe9b8', 6, 'opacity=".85"'),
			240,
			112,
		) +
		place(
			burgerGroup(paint, ['sesame-bun', 'lettuce', 'beef', 'cheddar', 'pickles'], { grounded: true }),
			84,
			50,
			0,
			0.78,
		) +
		place(face('asleep'), 240, 176, 0, 0.9) +
		ellipse(190, 190, 12, 7, '#f4694e', 'opacity=".4"') +
		ellipse(290, 190, 12, 7, '#f4694e', 'opacity=".4"') +
		spark(96, 98, 1.1, '#b4da4c') +
		spark(398, 92, 1.1, '#f2b416') +
		spark(372, 50, 0.6, '#b4da4c')
	)
}
