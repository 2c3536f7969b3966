import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))

interface Violation {
	rule: { name: string }
	from: string
}

function cruise(): Violation[] {
	const { stdout, stderr } = spawnSync(
		'depcruise',
		[
			'--config',
			'../dependencies.cjs',
			'--output-type',
			'json',
			'contract',
			'domain',
			'illustration',
			'language',
			'storefront',
			'cms',
		],
		{ cwd: fixtures, encoding: 'utf8' },
	)
	if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser said: ${stderr}`)
	return JSON.parse(stdout).summary.violations
}

describe('the dependency rules fire', () => {
	const violations = cruise()

	it.each([
		['contract-stands-alone', 'contract/imports-domain.ts'],
		['domain-is-pure', 'domain/imports-storefront.ts'],
		['domain-is-pure', 'domain/speaks-by-itself.ts'],
		['language-stands-alone', 'language/imports-domain.ts'],
		['catalogues-are-for-those-who-speak-them', 'storefront/app/imports-catalogue.ts'],
		['illustration-stands-alone', 'illustration/imports-domain.ts'],
		['storefront-and-cms-are-strangers', 'storefront/imports-cms.ts'],
		['nobody-imports-a-route', 'storefront/app/shell/imports-route.ts'],
		['features-do-not-know-their-peers', 'storefront/app/features/menu/imports-peer.ts'],
		['features-do-not-know-the-shell', 'storefront/app/features/cart/imports-shell.ts'],
		['ui-imports-only-itself', 'storefront/app/ui/imports-lib.ts'],
		['lib-imports-contract-only', 'storefront/app/lib/imports-domain.ts'],
		['only-repositories-touch-the-database', 'cms/extensions/capi/src/shop/imports-knex.ts'],
		['directus-stands-behind-one-folder', 'cms/extensions/capi/src/shop/imports-directus.ts'],
		['no-circles', 'storefront/app/circle-a.ts'],
		['nothing-missing', 'storefront/app/imports-nothing.ts'],
	])('%s', (rule, file) => {
		expect(violations.filter((violation) => violation.rule.name === rule).map((violation) => violation.from)).toContain(
			file,
		)
	})
})

describe('domain/ stays pure', () => {
	it.each(['reads-the-clock.ts', 'throws-dice.ts'])('a file that %s is refused by the linter', (file) => {
		const { status, stdout, stderr } = spawnSync(
			'biome',
			['lint', '--config-path=rules/pure-only.json', `rules/fixtures/domain/${file}`],
			{
				cwd: root,
				encoding: 'utf8',
			},
		)
		expect(`${stdout}${stderr}`).toContain('a decision must be repeatable')
		expect(status).not.toBe(0)
	})

	it('a file that touches the page, the process or the network does not compile', () => {
		const { stdout } = spawnSync('tsc', ['-p', `${fixtures}/domain`], { cwd: root, encoding: 'utf8' })
		expect(stdout).toContain("touches-the-page.ts(1,28): error TS2584: Cannot find name 'document'")
		expect(stdout).toContain("reads-the-environment.ts(1,27): error TS2591: Cannot find name 'process'")
		expect(stdout).toContain("asks-the-network.ts(1,26): error TS2304: Cannot find name 'fetch'")
	})
})
