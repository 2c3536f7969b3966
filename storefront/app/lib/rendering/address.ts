/**
 * Query and hash of this page's address, which loses both: a secret that a link or another site brought must stay
 * neither in the address bar nor in the history.
 */
export function takeParameters(): { search: string; hash: string } {
	const { pathname, search, hash } = window.location
	// The router's own state of this entry is kept.
	if (search || hash) window.history.replaceState(window.history.state, '', pathname)
	return { search, hash }
}
