import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { RequestError } from '../lib/http/request-error.ts'
import { describePageError } from './describe-page-error.ts'

const refused = new RequestError('x', { status: 503, statusText: '', data: null, requestId: '3f9a0c12be77' })
const forbidden = new RequestError('x', { status: 403, statusText: '', data: null, requestId: '3f9a0c12be77' })

it.each([
	['an exception', new Error('x'), { status: 500, detail: null, requestId: null }],
	['anything else that was thrown', 'x', { status: 500, detail: null, requestId: null }],
	['a failed request', refused, { status: 500, detail: null, requestId: '3f9a0c12be77' }],
	['a refused request', forbidden, { status: 403, detail: null, requestId: '3f9a0c12be77' }],
	[
		'a text',
		new ErrorResponse(404, '', 'Page not found: /x'),
		{ status: 404, detail: 'Page not found: /x', requestId: null },
	],
	[
		'a text with the name of a request',
		new ErrorResponse(503, '', { message: 'No answer.', requestId: '3f9a0c12be77' }),
		{ status: 503, detail: 'No answer.', requestId: '3f9a0c12be77' },
	],
	[
		'something of another shape',
		new ErrorResponse(500, '', { message: 1, requestId: {} }),
		{ status: 500, detail: null, requestId: null },
	],
	['nothing', new ErrorResponse(403, '', null), { status: 403, detail: null, requestId: null }],
])('%s', (_what, error, expected) => {
	expect(describePageError(error)).toEqual(expected)
})

it('calls what could not be loaded without a network no failure of ours, but believes an answer', () => {
	expect(describePageError(new TypeError('Failed to fetch'), true).status).toBe(0)
	expect(describePageError(new ErrorResponse(404, '', 'x'), true).status).toBe(404)
})
