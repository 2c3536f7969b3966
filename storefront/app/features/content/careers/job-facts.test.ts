import { expect, test } from 'vitest'
import { describeJob, payText, placeText } from './job-facts.ts'

const JOB = {
	id: 1,
	slug: 'griddle-cook',
	title: 'Griddle cook',
	summary: '',
	employment_type: 'part_time' as const,
	branch: { id: 1, slug: 'camden-street', title: 'Camden Street', address: '12 Camden Street' },
	place: null,
	pay_min: 14,
	pay_max: 16.5,
	pay_currency: 'EUR',
	pay_period: 'hour' as const,
	closes_at: '2026-12-01T23:59:00Z',
	date_created: '2026-11-01T00:00:00Z',
	date_updated: null,
	language: 'en',
	languages: ['en'],
}

test.each([
	[{}, '€14 to €16.50 an hour'],
	[{ pay_max: null }, '€14 an hour'],
	[{ pay_min: null, pay_max: 32_000, pay_period: 'year' as const }, '€32,000 a year'],
	[{ pay_min: 15, pay_max: 15, pay_period: 'month' as const }, '€15 a month'],
	[{ pay_min: null, pay_max: null }, null],
	[{ pay_min: 0, pay_max: 0 }, null],
])('pay %j is %s', (fields, text) => {
	expect(payText({ ...JOB, ...fields })).toBe(text)
})

test('a job without a place is at its branch, and one without either anywhere', () => {
	expect(placeText(JOB)).toBe('Camden Street')
	expect(placeText({ ...JOB, place: 'Our pickle cellar' })).toBe('Our pickle cellar')
	expect(placeText({ place: null, branch: null })).toBe('Any branch')
})

test('what is not said is left out', () => {
	expect(describeJob(JOB).map(({ name }) => name)).toEqual(['Where', 'Hours', 'Pay', 'Apply by'])
	expect(describeJob({ ...JOB, pay_min: null, pay_max: null, closes_at: null }).map(({ name }) => name)).toEqual([
		'Where',
		'Hours',
	])
})
