import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keepLog } from '../log.ts'
import { recordFailure } from './record-failure.ts'
import { noAnswer, refusal } from './request-error.ts'

let recorded: object[] = []
beforeAll(() => keepLog(({ level, message, detail }) => void recorded.push({ level, message, detail })))
beforeEach(() => {
	recorded = []
})

const reply = (status: number, statusText = '') =>
	new Response(null, { status, statusText, headers: { 'X-Request-Id': '3f9a0c12be77' } })
const coded = (code: string) => ({ errors: [{ message: 'x', extensions: { code } }] })

test('a refusal is a warning with its code and the name of the request, without the query', () => {
	recordFailure(refusal(reply(409, 'Conflict'), coded('CART_CHANGED')), 'POST', '/capi/shop/orders?email=a@b.c')
	const detail = 'code: CART_CHANGED, request: 3f9a0c12be77'
	expect(recorded).toEqual([{ level: 'warn', message: 'POST /capi/shop/orders answered 409 Conflict', detail }])
})

test('a server in trouble and no answer are errors', () => {
	recordFailure(refusal(reply(503), null), 'GET', '/a')
	recordFailure(noAnswer(new TypeError('Failed to fetch')), 'GET', '/b')
	expect(recorded).toEqual([
		{ level: 'error', message: 'GET /a answered 503', detail: '503, request: 3f9a0c12be77' },
		{
			level: 'error',
			message: 'GET /b was not answered',
			detail: 'The kitchen does not answer., TypeError: Failed to fetch',
		},
	])
})

test('what the page called off itself, and what is no failure of a request, is not noted', () => {
	recordFailure(noAnswer(null), 'GET', '/a', AbortSignal.abort())
	recordFailure(new Error('another'), 'GET', '/a')
	expect(recorded).toEqual([])
})
