import { expect, it } from 'vitest'
import { makeShop, type ShopAnswer } from '../../test/fake-shop.ts'
import { watchOutage } from './watch-outage.ts'

const word = (status: string): ShopAnswer => ({ body: { status } })

/** Watches until it has been asked as often as there are answers; `undefined` is no answer. */
async function watch(answers: (ShopAnswer | undefined)[]) {
	const stop = new AbortController()
	const pauses: number[] = []
	let questions = 0
	let answered = 0
	const { cms } = makeShop(() => answers[questions++])
	await watchOutage({
		cms,
		signal: stop.signal,
		random: () => 0.5,
		pause: async (ms) => {
			if (questions === answers.length) stop.abort()
			else pauses.push(ms)
		},
		onAnswer: async () => void answered++,
	})
	return { pauses, answered }
}

it('an outage is checked with rising pauses, up to a minute', async () => {
	const { pauses, answered } = await watch([undefined, word('down'), undefined, undefined, undefined, undefined])
	expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
	expect(answered).toBe(0)
})

it('an outage is over with the first answer that the shop is not down', async () => {
	expect((await watch([undefined, word('up')])).answered).toBe(1)
	expect((await watch([word('degraded')])).answered).toBe(1)
})
