/**
 * Each rule takes out one kind of secret or personal data. In this order: what is labelled before what only looks
 * like something. None may begin in the middle of what it looks for: a long hostile text would be read over and over.
 */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
	[/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [removed]'],
	[/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
	// Values of an address's query: tokens, references, whatever a visitor typed. The names stay.
	[/([?&][\w.[\]-]{1,64})=[^&#\s"'<>)]*/g, '$1=…'],
	[
		/(?<![\w-])([\w-]{0,40}(?:token|passw(?:or)?d|secret|otp|cvc|cvv|cookie|authorization|api[_-]?key|signature|session)[\w-]{0,40})("?\s*[=:]\s*)("[^"]*"?|[^\s"&,;)}[…][^\s"&,;)}]*)/gi,
		'$1$2[removed]',
	],
	[/\/\/[^\s/@]+@/g, '//[removed]@'],
	[/(?<![\w.+%-])[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
	// Whoever knows an order's address may see the order.
	[/(\/(?:track|orders)\/[\w-]{4})[\w-]{12,}/g, '$1…'],
	[/\+\d[\d ()-]{7,}\d/g, '[phone]'],
	[/\b\d(?:[ -]?\d){12,18}\b/g, '[number]'],
	// Refresh tokens and keys without a label: long, with letters and digits.
	[/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi, '[token]'],
]

/**
 * Takes out of a text what must not be in any log: tokens, passwords, values in queries, addresses of orders, emails,
 * telephone and card numbers. What stays says what happened. A long number that is none of these goes too.
 */
export function redact(text: string): string {
	return RULES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
}
