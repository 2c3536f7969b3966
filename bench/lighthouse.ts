import { launch } from 'chrome-launcher'
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js'
import { Runner } from 'lighthouse/core/runner.js'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.mjs'
import type { Row } from './table.ts'

/**
 * Has the page's pictures made, as its first visitor does: the CMS makes each size once, which takes it a second and
 * not each reader.
 */
async function prepare(url: string): Promise<void> {
	const page = await (await fetch(url)).text()
	const pictures = new Set(Array.from(page.matchAll(/\/media\/[\w-]+\/[\w-]+/g), ([path]) => new URL(path, url).href))
	for (const picture of pictures) await (await fetch(picture, { headers: { Accept: 'image/webp,*/*' } })).arrayBuffer()
}

/** Now and then a trace lacks the navigation's start (NO_NAVSTART), and Lighthouse scores nothing: it visits again. */
const SPARE_RUNS = 3

/**
 * The preset slows the processor so many times, which makes a phone of a desktop with about this benchmark index
 * (Lighthouse's docs/throttling.md).
 */
const PRESET = { slowdown: 4, benchmarkIndex: 1_750 }

type Visit = Awaited<ReturnType<typeof navigationGather>>

/**
 * What Lighthouse says of a visit on a processor that is so many times slower: it loads a page at full speed and
 * works out the rest.
 */
async function judge({ artifacts, runnerOptions: { resolvedConfig } }: Visit, cpuSlowdownMultiplier: number) {
	const throttling = { ...resolvedConfig.settings.throttling, cpuSlowdownMultiplier }
	const settings = { ...resolvedConfig.settings, throttling }
	const options = { resolvedConfig: { ...resolvedConfig, settings }, computedCache: new Map() }
	return (await Runner.audit({ ...artifacts, settings }, options))!.lhr
}

type Verdict = Awaited<ReturnType<typeof judge>>

/**
 * One visit judged twice: by the mobile preset, and with a processor slowed no more than the index measured in that
 * visit allows, since on a slow machine the preset means a phone that nobody has.
 */
async function audit(port: number, url: string): Promise<{ preset: Verdict; calibrated: Verdict }> {
	const visit = await navigationGather(undefined, url, { flags: { port, logLevel: 'error' } })
	const slowdown = Math.min(1, visit.artifacts.BenchmarkIndex / PRESET.benchmarkIndex) * PRESET.slowdown
	return { preset: await judge(visit, PRESET.slowdown), calibrated: await judge(visit, slowdown) }
}

/** The middle of some visits, for each of the two ways to judge them. */
async function auditOften(url: string, count: number) {
	await prepare(url)
	const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] })
	try {
		const audits = []
		for (let run = 0; run < count + SPARE_RUNS && audits.length < count; run++) {
			const both = await audit(chrome.port, url)
			if (both.preset.categories.performance!.score !== null) audits.push(both)
		}
		if (audits.length < count) throw new Error(`Lighthouse scores nothing at ${url}`)
		return {
			preset: middleOf(audits.map(({ preset }) => preset)),
			calibrated: middleOf(audits.map(({ calibrated }) => calibrated)),
		}
	} finally {
		chrome.kill()
	}
}

function middleOf(verdicts: Verdict[]): Verdict {
	const score = ({ categories }: Verdict) => categories.performance!.score!
	return verdicts.toSorted((a, b) => score(a) - score(b))[Math.floor(verdicts.length / 2)]!
}

/** What Lighthouse says of a page, with the score for performance that it must have. */
export async function auditRows(
	base: string,
	path: string,
	{ runs, performance }: { runs: number; performance: number },
): Promise<Row[]> {
	const { preset, calibrated } = await auditOften(base + path, runs)
	const { categories, audits, environment } = preset
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
			what: `${path} the same, slowed less where a visit's benchmark index is low: ${environment.benchmarkIndex.toFixed(0)} in the middle one`,
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
