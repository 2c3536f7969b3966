import { expect, test } from 'vitest'
import { readVitest } from './run-tests.ts'

const result = (name: string, status: string, message = '') => ({ name, status, message, assertionResults: [] })

test('a red file tells what it said', () => {
	const report = { testResults: [result('/copy/a.test.ts', 'failed', 'Jar'), result('/copy/b.test.ts', 'passed')] }
	expect([...readVitest('/copy', report, ['a.test.ts', 'b.test.ts'])!]).toEqual([['a.test.ts', 'Jar']])
})

test('a file that is not in the report has not run, and counts for nothing', () => {
	expect(readVitest('/copy', { testResults: [] }, ['a.test.ts'])).toBeNull()
})
