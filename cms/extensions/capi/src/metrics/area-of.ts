/** Areas by the first parts of a path; the first that fits. */
const AREAS: readonly (readonly [RegExp, string])[] = [
	[/^\/capi\/shop\/(?:menu-test|branches)$/, 'menu'],
	[/^\/capi\/system\/(?:word|status)$/, 'status'],
	// Open for as long as somebody looks: their time says nothing.
	[/^\/capi\/shop\/orders\/[^/]+\/events$/, 'streams'],
	[/^\/capi\/shop\/orders(?:\/|$)/, 'orders'],
	[/^\/capi\/(?:newsletter|contact|careers|forms)(?:\/|$)/, 'letters'],
	[/^\/capi\/(shop|payments|push|account|system|route|icons)(?:\/|$)/, ''],
	[/^\/(?:auth|users)(?:\/|$)/, 'accounts'],
	[/^\/(items|assets|files|admin|websocket)(?:\/|$)/, ''],
]

/** Which part of the CMS a request is for. One of a few words, whatever callers ask for. */
export function areaOf(target: string): string {
	const [path = ''] = target.split('?', 1)
	for (const [pattern, area] of AREAS) {
		const match = pattern.exec(path)
		if (match) return area || match[1]!
	}
	return 'other'
}
