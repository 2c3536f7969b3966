/**
 * The direction of imports, as docs/architecture.md draws it. rules/rules.test.ts shows each rule firing on a bad
 * fixture.
 */
module.exports = {
	forbidden: [
		{
			name: 'contract-stands-alone',
			comment: 'contract/ is what everybody agrees on: it may import valibot and itself.',
			severity: 'error',
			from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: ['^contract/', 'node_modules/valibot/'] },
		},
		{
			name: 'domain-is-pure',
			comment: 'domain/ decides with what it is given, its language too: contract, language, @date-fns/tz and itself.',
			severity: 'error',
			from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: ['^domain/', '^contract/', '^language/(?!current)', 'node_modules/(@date-fns|valibot)/'] },
		},
		{
			name: 'language-stands-alone',
			severity: 'error',
			from: { path: '^language/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: '^language/' },
		},
		{
			name: 'catalogues-are-for-those-who-speak-them',
			comment:
				'An import of a catalogue brings it to everybody: browsers load it on its own pages, the server knows all.',
			severity: 'error',
			from: {
				path: '^(storefront|domain|cms)/',
				pathNot: [
					'^cms/extensions/capi/src/languages\\.ts$',
					'^storefront/service-worker/german\\.ts$',
					'/load-language\\.ts$',
					'^storefront/packaging/',
					'\\.server\\.ts$',
					'\\.test\\.tsx?$',
					'^storefront/test/',
				],
			},
			to: { path: '^language/german' },
		},
		{
			name: 'illustration-stands-alone',
			comment: 'Pictures are drawn in the browser and at set-up, from data alone.',
			severity: 'error',
			from: { path: '^illustration/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: '^illustration/' },
		},
		{
			name: 'storefront-and-cms-are-strangers',
			comment: 'They meet over HTTP, in the words of contract/.',
			severity: 'error',
			from: { path: '^(storefront|cms)/' },
			to: { path: '^(storefront|cms)/', pathNot: '^$1/' },
		},
		{
			name: 'nobody-imports-a-route',
			severity: 'error',
			from: { path: '^storefront/app/' },
			to: { path: '^storefront/app/routes/' },
		},
		{
			name: 'features-do-not-know-their-peers',
			comment: "A feature's store is its public face; its components are its own. What two features need moves down.",
			severity: 'error',
			from: { path: '^storefront/app/features/([^/]+)/' },
			to: { path: '^storefront/app/features/', pathNot: ['^storefront/app/features/$1/', '-store\\.ts$'] },
		},
		{
			name: 'features-do-not-know-the-shell',
			severity: 'error',
			from: { path: '^storefront/app/features/' },
			to: { path: '^storefront/app/(shell|routes)/' },
		},
		{
			name: 'ui-imports-only-itself',
			severity: 'error',
			from: { path: '^storefront/app/ui/' },
			to: { path: '^(storefront/app/(?!ui/)|domain/|cms/)' },
		},
		{
			name: 'lib-imports-contract-only',
			comment: 'And the brand, which names what is stored.',
			severity: 'error',
			from: { path: '^storefront/app/lib/', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^(storefront/app/(?!lib/|brand\\.ts)|domain/|cms/|illustration/)' },
		},
		{
			name: 'only-repositories-touch-the-database',
			comment: 'One place knows tables and transactions.',
			severity: 'error',
			from: { path: '^cms/extensions/capi/src/', pathNot: ['/src/repositories/', '\\.test\\.ts$'] },
			to: { path: 'node_modules/knex/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'directus-stands-behind-one-folder',
			comment: 'Only directus/ imports @directus/api: there its parts are named, and what is patched is tested.',
			severity: 'error',
			from: { path: '^cms/extensions/capi/src/(?!directus/)' },
			to: { path: '(^|/)@directus/api(/|$)' },
		},
		{ name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'nothing-missing',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^(\\./\\+types|virtual:)' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		// Of our own folders alone: packages are found in theirs.
		exclude: { path: '^((storefront|cms/extensions/capi)/)?(dist|build|\\.react-router)/' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
		},
	},
}
