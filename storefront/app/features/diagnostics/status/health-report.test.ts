import { expect, it } from 'vitest'
import { type CmsHealth, listHealthParts, overallHealth } from './health-report.ts'

const health = (fields: Partial<CmsHealth> = {}): CmsHealth => ({
	word: 'up',
	durationMs: 12,
	checkedAt: 0,
	tech: {
		build: 'test',
		versions: {},
		uptime_seconds: 60,
		checked_at: '2026-11-20T18:30:00Z',
		checks: [
			{ name: 'database', status: 'up', duration_ms: 1 },
			{ name: 'files', status: 'degraded', duration_ms: 3, detail: 'failed' },
		],
	},
	...fields,
})
const words = (parts: ReturnType<typeof listHealthParts>) => parts.map(({ name, word }) => `${name}: ${word}`)

it('lists the website, both ways to the kitchen system and its own parts', () => {
	expect(words(listHealthParts(health(), health()))).toEqual([
		'Website: up',
		'Kitchen system: up',
		'Your connection to it: up',
		'Orders and menu: up',
		'Pictures: degraded',
	])
})

it('works while the kitchen system does not answer', () => {
	const silent = health({ word: 'silent', tech: null, durationMs: null })
	expect(words(listHealthParts(silent, null))).toEqual([
		'Website: up',
		'Kitchen system: silent',
		'Your connection to it: checking',
	])
	expect(overallHealth(listHealthParts(silent, null))).toBe('down')
})

it('is as good as its worst part', () => {
	expect(overallHealth(listHealthParts(health(), health()))).toBe('degraded')
	expect(overallHealth(listHealthParts(health({ tech: null }), health({ tech: null })))).toBe('up')
})

it('does not count a part that nobody has switched on', () => {
	const checks = [{ name: 'push', status: 'degraded', detail: 'not configured', duration_ms: 0 }] as const
	const parts = listHealthParts(health({ tech: { ...health().tech!, checks: [...checks] } }), null)
	expect(words(parts)).toContain('Notifications: off')
	expect(overallHealth(parts)).toBe('up')
})
