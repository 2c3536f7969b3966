import { pickleCoin } from '../burger/coins.ts'
import { burgerGroup } from '../burger.ts'
import { ellipse, glow, group, line, type Paint, path, place, type Rng, repeat } from '../paint.ts'
import { floor } from '../vessels.ts'
import { face, ground, INK, spark } from './stage.ts'

/** A folded street map with a pickle slice for a pin: where the nearest branch is. */
export const map = (paint: Paint, rng: Rng): string => {
	const fold = (x: number, lift: number, next: number) =>
		`M${x} ${180 + lift}L${x + 92} ${180 + next}V${318 + next}L${x} ${318 + lift}Z`
	const folds = [0, 1, 2, 3].map((i) => fold(56 + i * 92, i % 2 ? 22 : 0, i % 2 ? 0 : 22))
	const sheet = 'M56 180L148 202 240 180 332 202 424 180V318L332 340 240 318 148 340 56 318Z'
	return (
		ground(rng, 240, 186, 206, 146) +
		floor(paint, 338, 190, 240, 20) +
		folds
			.map((d, i) => path(d, paint.linear(i % 2 ? '#e9f0cf,#d3e0ae' : '#fbfdf0,#e6efcc')) + line(d, '#9fb37a', 1.5))
			.join('') +
		group(
			path('M40 262C110 236 150 300 226 274S340 240 440 282V312C350 276 320 296 240 304S110 270 40 296Z', '#9bd0e6') +
				path('M56 180L148 202V236L96 240 56 224Z', '#b7d977') +
				path('M332 202L424 180V236L370 248 332 238Z', '#b7d977') +
				path('M258 300L332 330V350H250Z', '#b7d977') +
				[
					'M104 170L132 350',
					'M196 180C206 220 176 260 190 350',
					'M290 180L272 350',
					'M378 180L392 350',
					'M50 214C140 246 250 196 430 226',
				]
					.map((d) => line(d, '#fff', 9) + line(d, '#d9c27a', 1.6, 'stroke-dasharray="5 7" opacity=".8"'))
					.join('') +
				repeat(9, (i) =>
					path(
						`M${70 + i * 42} ${i % 2 ? 250 : 306}h16v-13h-16Z`,
						['#f1b88a', '#e6d6a6', '#e99a86'][i % 3] ?? '#e6d6a6',
						'opacity=".85"',
					),
				) +
				path('M148 190V345M332 190V345', 'none', 'stroke="#5d7a2c" stroke-width="14" opacity=".1"'),
			paint.clip(sheet),
		) +
		line('M92 300C130 280 150 250 186 262S214 250 238 236', INK, 5, 'stroke-dasharray="1 12"') +
		ellipse(92, 301, 9, 6, '#d1301a') +
		glow(paint, 240, 252, 44, 12, '#10240a', 0.5) +
		path(
			'M240 250C196 196 172 164 172 126A68 68 0 0 1 308 126C308 164 284 196 240 250Z',
			paint.across('#3f8f1f 0,#6fc43c .3,#4fa22a .6,#266112 1', 172, 308),
		) +
		line('M188 118A54 54 0 0 1 226 76', '#d8f79a', 7, 'opacity=".7"') +
		place(pickleCoin(paint, rng, 47, 43, 5), 240, 126) +
		place(face('happy'), 240, 122, 0, 0.8) +
		spark(106, 116, 1.2, '#b4da4c') +
		spark(368, 96, 1.3, '#f2b416') +
		spark(398, 150, 0.7, '#b4da4c') +
		spark(140, 74, 0.7, '#f2b416')
	)
}

/** The bell on the counter, ringing: an order is ready. */
export const bell = (paint: Paint, rng: Rng): string => {
	const dome = 'M122 276C122 186 170 132 240 132S358 186 358 276Z'
	const ring = (side: number) =>
		[0, 1, 2]
			.map((i) => {
				const x = 240 + side * (132 + i * 26)
				return line(
					`M${x} ${196 - i * 12}Q${x + side * 16} ${222 - i * 2} ${x + side * 6} ${250 + i * 6}`,
					'#f2b416',
					8 - i,
					`opacity="${0.9 - i * 0.25}"`,
				)
			})
			.join('')
	return (
		ground(rng, 240, 186, 200, 148) +
		floor(paint, 326, 176, 240, 20) +
		ring(-1) +
		ring(1) +
		path(
			'M96 288H384V306Q384 326 364 326H116Q96 326 96 306Z',
			paint.across('#5c3810 0,#a36a2c .3,#7c4a1a 1', 96, 384),
		) +
		ellipse(240, 288, 144, 17, paint.linear('#d4a264,#a36a2c')) +
		ellipse(240, 282, 124, 13, '#2a1400', 'opacity=".35"') +
		path(dome, paint.across('#a9740a 0,#f2b416 .2,#ffe9a0 .36,#f7c02b .58,#9a6606 1', 122, 358)) +
		path('M122 276Q240 300 358 276V266Q240 290 122 266Z', '#8a5a0a', 'opacity=".5"') +
		line('M150 236C156 196 178 166 208 154', '#fffbe0', 12, 'opacity=".8"') +
		line('M330 250C328 218 318 192 302 172', '#7a4f05', 8, 'opacity=".3"') +
		path('M224 134V112H256V134Z', paint.across('#7c5122 0,#e2b57c .4,#7c5122 1', 224, 256)) +
		place(pickleCoin(paint, rng, 34, 17, 9), 240, 106) +
		place(face('happy'), 240, 214, 0, 1.3) +
		ellipse(174, 232, 14, 8, '#f4694e', 'opacity=".5"') +
		ellipse(306, 232, 14, 8, '#f4694e', 'opacity=".5"') +
		spark(92, 110, 1.2, '#b4da4c') +
		spark(388, 102, 1.3, '#f2b416') +
		spark(424, 158, 0.7, '#b4da4c') +
		spark(146, 66, 0.7, '#f2b416')
	)
}

/** A regular's card with its burger on it, and stamps that lead to the next one. */
export const membership = (paint: Paint, rng: Rng): string => {
	const card = 'M-156-92Q-156-108-140-108H140Q156-108 156-92V92Q156 108 140 108H-140Q-156 108-156 92Z'
	return (
		ground(rng, 240, 184, 204, 150) +
		floor(paint, 334, 168, 240, 18) +
		place(
			path(card, '#0d2106', 'opacity=".3" transform="translate(0 10)"') +
				path(card, paint.linear('#3a8f27,#1f5a17 60%,#15450f')) +
				place(path(card, 'none', 'stroke="#c8f250" stroke-width="3"'), 0, 0, 0, 0.95, 0.93),
			258,
			196,
			9,
			0.98,
		) +
		place(
			path(card, '#0d2106', 'opacity=".3" transform="translate(0 8)"') +
				path(card, paint.linear('#fffef6,#f6efd8 60%,#ead9b0')) +
				group(
					path('M-160-112H160V-58H-160Z', paint.linear('#6fc43c,#3f8f1f')) +
						repeat(12, (i) => ellipse(-154 + i * 28, -58, 14, 8, '#fbf7e6')) +
						path('M-160 116L20-112H70L-110 116Z', '#fff', 'opacity=".22"'),
					paint.clip(card),
				) +
				place(
					ellipse(0, 0, 56, 56, paint.radial('#eaf6c4,#cfe59a')) +
						place(
							burgerGroup(paint, ['sesame-bun', 'lettuce', 'beef', 'cheddar', 'tomato', 'pickles']),
							-56,
							-54,
							0,
							0.28,
						) +
						place(face('happy'), 0, -17, 0, 0.32),
					-84,
					18,
				) +
				line('M0-14H116', '#20380f', 11) +
				line('M0 12H82', '#c3b48c', 7) +
				repeat(4, (i) =>
					i < 3
						? place(pickleCoin(paint, rng, 15, 14, 2), 12 + i * 36, 58)
						: ellipse(12 + i * 36, 58, 14, 14, '#fff', 'stroke="#a98f56" stroke-width="2.5" stroke-dasharray="5 5"'),
				),
			226,
			190,
			-6,
			1.06,
		) +
		spark(76, 84, 1.2, '#b4da4c') +
		spark(404, 78, 1.3, '#f2b416') +
		spark(432, 142, 0.7, '#b4da4c') +
		spark(52, 152, 0.7, '#f2b416')
	)
}
