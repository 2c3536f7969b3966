import { expect, test } from 'vitest'
import { referenceOf } from './failure-reference.ts'

const timing = (description: string) => [{ name: 'request', description }] as unknown as PerformanceServerTiming[]
const entry = (name: string, serverTiming: PerformanceServerTiming[] = []) => ({ name, serverTiming })

test.each([
	['the data that failed last', [entry('/a.data', timing('one')), entry('/b.data?x', timing('two'))], 'two'],
	['nothing, where the last came well', [entry('/a.data', timing('one')), entry('/b.data')], null],
	['nothing of files', [entry('/a.js', timing('one'))], null],
	['nothing at all', [], null],
])('the reference is that of %s', (_what, entries, reference) => expect(referenceOf(entries)).toBe(reference))
