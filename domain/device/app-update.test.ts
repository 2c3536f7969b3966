import { expect, it } from 'vitest'
import { decideUpdatePrompt, type UpdateFacts } from './app-update.ts'

const NOW = 10_000_000
const facts: UpdateFacts = {
	pageBuild: 'a',
	serverBuild: 'a',
	hasNewWorker: false,
	hasWorker: true,
	laterAt: null,
	isPaying: false,
	path: '/order',
	now: NOW,
}

it.each([
	['nothing is said while nothing is new', {}, false],
	['a new worker is told', { hasNewWorker: true }, true],
	['a new build alone is not ready where its worker is still on its way', { serverBuild: 'b' }, false],
	['a new build is told where there are no workers', { serverBuild: 'b', hasWorker: false }, true],
	['a page without a name of its build is left alone', { serverBuild: 'b', pageBuild: null, hasWorker: false }, false],
	['the server was not asked yet', { serverBuild: null, hasWorker: false }, false],
	['never during a payment', { hasNewWorker: true, isPaying: true }, false],
	['never on the payment page', { hasNewWorker: true, path: '/checkout/payment' }, false],
	['never on the page before the hosted one', { hasNewWorker: true, path: '/checkout/payment-original' }, false],
	['on the success page everything is done', { hasNewWorker: true, path: '/checkout/success' }, true],
	['later is not now', { hasNewWorker: true, laterAt: NOW - 3_599_999 }, false],
	['later is after an hour', { hasNewWorker: true, laterAt: NOW - 3_600_000 }, true],
])('%s', (_what, part, expected) => {
	expect(decideUpdatePrompt({ ...facts, ...part })).toBe(expected)
})
