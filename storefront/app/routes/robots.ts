/** Everything may be crawled; what must not be found says so itself (noindex), which a crawler has to be able to read. */
export function loader() {
	return new Response('User-agent: *\nAllow: /\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
