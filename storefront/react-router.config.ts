import type { Config } from '@react-router/dev/config'

export default {
	ssr: true,
	// A dozen routes fit into the manifest that the first page loads anyway: no discovery request before a navigation.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
