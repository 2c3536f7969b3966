import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.mjs'
import type { Row } from './table.ts'

/** Has the page's pictures made, as its first visitor does: the CMS makes each size once, which takes it a second and not each reader. */
async function visit(url: string): Promise<void> {
	const page = await (await fetch(url)).text()
	const pictures = new Set(Array.from(page.matchAll(/\/media\/[\w-]+\/[\w-]+/g), ([path]) => new URL(path, url).href))
	for (const picture of pictures) await (await fetch(picture, { headers: { Accept: 'image/webp,*/*' } })).arrayBuffer()
}

/** Now and then Lighthouse sees nothing painted, and scores nothing: it looks again. */
const SPARE_RUNS = 3

/** The preset slows the processor so many times, which makes a phone of a desktop with about this benchmark index (Lighthouse's docs/throttling.md). */
const PRESET = { slowdown: 4, benchmarkIndex: 1_750 }

/** Lighthouse's mobile preset with simulated throttling, the median of some runs by performance score. */
async function audit(port: number, url: string, count: number, slowdown = PRESET.slowdown) {
	const config = {
		extends: 'lighthouse:default',
		settings: { throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown } },
	}
	const runs = []
	for (let run = 0; run < count + SPARE_RUNS && runs.length < count; run++) {
		const { lhr } = (await lighthouse(url, { port, output: 'json', logLevel: 'error' }, config))!
		if (lhr.categories.performance!.score !== null) runs.push(lhr)
	}
	if (runs.length < count) throw new Error(`Lighthouse sees nothing painted at ${url}`)
	return runs.sort((a, b) => a.categories.performance!.score! - b.categories.performance!.score!)[
		Math.floor(count / 2)
	]!
}

/** The preset's result, and the same with a processor slowed as this machine's index asks for: on a slow one the preset means a phone that nobody has. */
async function auditTwice(url: string, count: number) {
	await visit(url)
	const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] })
	try {
		const preset = await audit(chrome.port, url, count)
		const { benchmarkIndex } = preset.environment
		const slowdown = Math.min(1, benchmarkIndex / PRESET.benchmarkIndex) * PRESET.slowdown
		return { preset, benchmarkIndex, slowdown, calibrated: await audit(chrome.port, url, count, slowdown) }
	} finally {
		chrome.kill()
	}
}

/** What Lighthouse says of a page, with the score for performance that it must have. */
export async function auditRows(
	base: string,
	path: string,
	{ runs, performance }: { runs: number; performance: number },
): Promise<Row[]> {
	const { preset, benchmarkIndex, slowdown, calibrated } = await auditTwice(base + path, runs)
	const { categories, audits } = preset
	const requests = (
		audits['network-requests']!.details as unknown as { items: { resourceType: string; transferSize: number }[] }
	).items
	const bytes = (isCounted: (type: string) => boolean) =>
		requests
			.filter(({ resourceType }) => isCounted(resourceType))
			.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
	const score = (name: string) => categories[name]!.score! * 100
	return [
		{
			what: `${path} Lighthouse performance`,
			ours: score('performance'),
			unit: '',
			must: performance,
			aim: 100,
			more: true,
		},
		{
			what: `${path} the same, slowed ${slowdown.toFixed(1)} times for a benchmark index of ${benchmarkIndex.toFixed(0)}`,
			ours: calibrated.categories.performance!.score! * 100,
			unit: '',
		},
		{ what: `${path} Lighthouse accessibility`, ours: score('accessibility'), unit: '', must: 100, more: true },
		{ what: `${path} Lighthouse best practices`, ours: score('best-practices'), unit: '', must: 100, more: true },
		{ what: `${path} Lighthouse SEO`, ours: score('seo'), unit: '', must: 100, more: true },
		{
			what: `${path} largest contentful paint`,
			ours: audits['largest-contentful-paint']!.numericValue!,
			unit: 'ms',
			must: 2000,
			aim: 1500,
		},
		{ what: `${path} layout shift`, ours: audits['cumulative-layout-shift']!.numericValue!, unit: '', must: 0 },
		{
			what: `${path} JavaScript by page end`,
			ours: bytes((type) => type === 'Script'),
			unit: 'kB',
			must: 165,
			aim: 130,
		},
		{ what: `${path} everything transferred`, ours: bytes(() => true), unit: 'kB', must: 400, aim: 300 },
	]
}
