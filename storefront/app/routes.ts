import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** In the order of the specification's section 2. A path that is not here answers 404. */
export default [
	layout('routes/default-layout.tsx', [
		index('routes/home.tsx'),
		route('order', 'routes/order.tsx'),
		route('*', 'routes/not-found.tsx'),
	]),
] satisfies RouteConfig
