/**
 * Directus's own modules stay outside the bundle: its message bus, storage and rate limiter are singletons of the
 * running process, and a bundled copy would be a second bus that nobody listens to. So does what it takes requests
 * apart with.
 */
const runtimeModules = {
	name: 'directus-runtime-modules',
	resolveId: (id) =>
		/^((@directus\/api|directus)\/|(express|cookie-parser)$)/.test(id) ? { id, external: true } : null,
}

export default { plugins: [runtimeModules] }
