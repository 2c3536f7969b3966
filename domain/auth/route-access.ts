/** Who calls a route of the CMS. Administrators are none of them: they may use every route. */
export const ROUTE_ROLES = ['guest', 'customer', 'staff', 'editor'] as const
export type RouteRole = (typeof ROUTE_ROLES)[number]

/**
 * Methods of one path (`:name` stands for one segment, `:name?` for one or none, `*` at the end for any) and who may
 * use them.
 */
export interface RouteRule {
	methods: readonly string[]
	path: string
	roles: readonly RouteRole[]
}

/** What the CMS knows about a caller. */
export interface RouteCaller {
	user?: string | null
	role?: string | null
	admin?: boolean
	app?: boolean
}

/**
 * The role that the table knows a caller by; null for administrators. Whoever may use the Studio in another role
 * counts as an editor.
 */
export function routeRoleOf({ user, role, admin, app }: RouteCaller, staffRole: string): RouteRole | null {
	if (admin) return null
	if (!user) return 'guest'
	if (!app) return 'customer'
	return role === staffRole ? 'staff' : 'editor'
}

type Verdict = 'allowed' | 'forbidden' | 'unknown'

const escapeExpression = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

/** Compiles a rule's path. Matches as Express 4 does: capitals and a slash at the end make no difference. */
export function compileRoutePath(path: string): RegExp {
	const segments = path
		.split('/')
		.slice(1)
		.map((segment) => {
			if (segment === '*') return '(?:/.*)?'
			if (segment === '') return ''
			if (!segment.startsWith(':')) return `/${escapeExpression(segment)}`
			return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
		})
	return new RegExp(`^${segments.join('')}/?$`, 'i')
}

/**
 * Literal segments weigh more than parameters, parameters more than a star, and earlier segments more than later
 * ones.
 */
const weightOf = (path: string) =>
	path
		.split('/')
		.slice(1)
		.map((segment) => (segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2'))
		.join('')

/**
 * Compiles a table of routes to the decision about a request: the most specific rule for its method and path decides.
 * What no rule names is `unknown`, and as closed as what is forbidden.
 */
export function compileRouteTable(rules: readonly RouteRule[]) {
	const compiled = rules
		.map((rule) => ({ ...rule, pattern: compileRoutePath(rule.path), weight: weightOf(rule.path) }))
		.sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0))
	const areas = new Map(compiled.map(({ path }) => [areaOf(path), compiled.filter((rule) => isInArea(rule, path))]))
	const elsewhere = compiled.filter(({ path }) => isAnyArea(path))
	return function decideRoute(method: string, path: string, role: RouteRole): Verdict {
		const wanted = method === 'HEAD' ? 'GET' : method
		const rules = areas.get(areaOf(path)) ?? elsewhere
		const rule = rules.find(({ methods, pattern }) => methods.includes(wanted) && pattern.test(path))
		if (!rule) return 'unknown'
		return rule.roles.includes(role) ? 'allowed' : 'forbidden'
	}
}

/** The first segment of a path: most rules hold for one alone, and each request is judged by the rules of its own. */
const areaOf = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? ''

const isAnyArea = (path: string) => /^[:*]/.test(areaOf(path))

const isInArea = (rule: RouteRule, path: string) => isAnyArea(rule.path) || areaOf(rule.path) === areaOf(path)
