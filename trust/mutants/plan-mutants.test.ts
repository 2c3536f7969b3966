import { expect, test } from 'vitest'
import { parseCoverage } from '../../rules/specification-coverage.ts'
import { changeConstant, planMutants } from './plan-mutants.ts'

const TESTS: Record<string, string> = {
	'domain/a.test.ts': "expect(text).toBe('It is not the end, Aoife, of the jar')",
	'e2e/a.spec.ts': "page.getByText('of the jar')",
}
const plan = (document: string, sources: Record<string, string>) =>
	planMutants(parseCoverage(document), new Map(Object.entries(sources)), (path) => TESTS[path] ?? null)

test('a text is broken in its middle wherever the code has it, and judged by the tests that have it', () => {
	const { mutants, absent } = plan("- 'It is not the end, {name}, of the jar': `domain/a.test.ts`, `e2e/a.spec.ts`", {
		'domain/a.ts': "t('It is not the end, {name}, of the jar')",
		'language/a.ts': "'It is not the end, {name}, of the jar': 'Noch nicht'",
		'domain/b.ts': "t('of the jar')",
	})
	expect(absent).toEqual([])
	expect([...mutants[0]!.changes]).toEqual([
		['domain/a.ts', "t('It is not~ the end, {name}, of the jar')"],
		['language/a.ts', "'It is not~ the end, {name}, of the jar': 'Noch nicht'"],
	])
	expect([...mutants[0]!.tests]).toEqual([['unit', ['domain/a.test.ts']]])
})

test('a short text is broken where it is a whole text, and one that is nowhere is told', () => {
	const { mutants, absent } = plan("- 'Jar' and 'Lid': `domain/a.test.ts`", {
		'domain/a.ts': "t('Jar'); t('Jars of pickles'); <b>Jar</b>",
	})
	expect(mutants[0]!.changes.get('domain/a.ts')).toBe("t('Ja~r'); t('Jars of pickles'); <b>Ja~r</b>")
	expect(absent).toEqual(['Lid'])
})

test('a text keeps its apostrophes', () => {
	const { mutants } = plan("- 'Let's not go back to the jar': `domain/a.test.ts`", {
		'domain/a.ts': String.raw`"Let's not go back to the jar" 'Let\'s not go back to the jar'`,
	})
	expect(mutants[0]!.changes.get('domain/a.ts')).toBe(
		String.raw`"Let's not go b~ack to the jar" 'Let\'s not go b~ack to the jar'`,
	)
})

test.each([
	['WINDOW_MS', '60_000', '60_000 + Math.max(1, Math.round((60_000) / 10))'],
	['SHARE', '0.8', '0.8 * 1.05'],
	['OPEN', "'09:00'", "'09:01'"],
])('the constant %s has another value', (name, value, expected) => {
	const source = `/** Why. */\nexport const ${name} = ${value}\nexport const OTHER = 1\n`
	expect(changeConstant(source, name)).toBe(source.replace(value, expected))
})
