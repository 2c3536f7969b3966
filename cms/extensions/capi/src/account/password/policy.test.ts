import { afterAll, describe, expect, it } from 'vitest'
import { createPasswordJudge } from '../../host/password-judge.ts'
import { assertStrongPassword, wordsOf } from './policy.ts'

const judge = createPasswordJudge()
afterAll(() => judge.close())

const ANN = ['ann.ryan@example.com', 'Ann', 'Ryan', 'Big Dill']

describe('a new password', () => {
	it.each([
		['Pickled-Onions-42-Rain'],
		['correct horse battery staple'],
		['ünïcödé wörds of four'],
		['ann and nine purple trombones'],
		['x7#kQ9!vLm'],
		['🍔🥒🧅🍟🥤🌶️🧀🥓🍞🥬 pickle'],
	])('may be “%s”', async (password) => {
		await expect(assertStrongPassword(judge, password, ANN)).resolves.toBeUndefined()
	})

	it.each([
		['short', 'x7#kQ9!vL', 'at least 10'],
		['common', 'password123', 'easy to guess'],
		['a keyboard row', 'qwertyuiop12', 'easy to guess'],
		['one letter', 'aaaaaaaaaaaaaaaa', 'easy to guess'],
		['a repeated block', 'aA1!'.repeat(32), 'easy to guess'],
		['the own name', 'Ann-Ryan-2026', 'easy to guess'],
		['the own address', 'annryan@example.com1', 'easy to guess'],
		['the brand', 'bigdillburger1', 'easy to guess'],
		['endless', 'Pickled-Onions-42-Rain'.repeat(6), 'more than 128'],
	])('must not be %s', async (_what, password, reason) => {
		await expect(assertStrongPassword(judge, password, ANN)).rejects.toMatchObject({
			status: 400,
			code: 'FAILED_VALIDATION',
			message: expect.stringMatching(new RegExp(`password.*${reason}`)),
		})
	})

	it('is asked for again where nobody can judge it, and is not called weak', async () => {
		const gone = { score: () => Promise.reject(new Error('ended early')), close: () => {} }
		await expect(assertStrongPassword(gone, 'Pickled-Onions-42-Rain', ANN)).rejects.toMatchObject({
			status: 503,
			message: expect.not.stringMatching(/password/i),
		})
	})

	it('is judged without holding up the thread that serves requests', async () => {
		let ticks = 0
		const timer = setInterval(() => ticks++, 1)
		await assertStrongPassword(judge, '@$5i1!0oabcdefgh'.repeat(8), ANN).catch(() => undefined)
		clearInterval(timer)
		expect(ticks).toBeGreaterThan(3)
	})
})

it('takes names and addresses apart', () => {
	expect(wordsOf(['Ann.Ryan@example.com', 'Big Dill', 'Li', null])).toEqual([
		'ann.ryan@example.com',
		'annryanexamplecom',
		'big dill',
		'example',
		'bigdill',
		'ryan',
		'dill',
		'ann',
		'com',
		'big',
	])
})
