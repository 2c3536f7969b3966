/** A layer of Express 4's router stack, as far as it is read here. */
interface Layer {
	route?: { path: string | string[]; methods: Record<string, boolean> }
	name: string
	regexp: RegExp & { fast_slash?: boolean }
	handle: { stack?: Layer[] }
}

export interface MountedRoute {
	method: string
	path: string
}

/**
 * The path that `app.use(path, …)` was called with, up to its first parameter: Express 4 keeps only the expression
 * that it compiled from it.
 */
function mountPathOf({ regexp }: Layer): string {
	if (regexp.fast_slash) return ''
	const path = regexp.source.replaceAll('\\/', '/').replace('^', '').replace('/?(?=/|$)', '')
	return path.replace(/\(.*|\|.*/, '').replace(/\/$/, '')
}

/** One form for each path: without the expression of a parameter and without a slash at its end. */
const normalise = (path: string) => path.replace(/\([^)]*\)/g, '').replace(/(?<=.)\/$/, '')

/**
 * Lists every route of an Express 4 application or router, nested ones included, and with the method `USE` what is
 * mounted at a path for all methods.
 */
export function listRoutes(stack: readonly Layer[], prefix = ''): MountedRoute[] {
	return stack.flatMap((layer) => {
		if (layer.route) {
			const { path, methods } = layer.route
			return [path]
				.flat()
				.flatMap((each) =>
					Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: normalise(prefix + each) })),
				)
		}
		const path = prefix + mountPathOf(layer)
		if (layer.handle.stack) return listRoutes(layer.handle.stack, path)
		return layer.regexp.fast_slash ? [] : [{ method: 'USE', path }]
	})
}
