/** A file that is older than this is no longer to be believed (RFC 9116: less than a year is recommended). */
const VALID_MONTHS = 11

interface SecurityContact {
	publicUrl: string
	/** Addresses for reports, best first: https, mailto or tel. */
	contacts: readonly string[]
	/** BCP 47. */
	languages: readonly string[]
	/** Epoch ms. */
	now: number
}

/** The text of security.txt (RFC 9116). It expires at the start of a month, so that it is the same for a while. */
export function writeSecurityText({ publicUrl, contacts, languages, now }: SecurityContact): string {
	const today = new Date(now)
	const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + VALID_MONTHS, 1))
	return [
		...contacts.map((contact) => `Contact: ${contact}`),
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.join(', ')}`,
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		'',
	].join('\n')
}

/**
 * Where reports go: what the installation names for them, else the support's mail address, else the contact page.
 * Whatever could break out of its line is left out.
 */
export function securityContacts(
	publicUrl: string,
	named: string | null,
	supportEmail: string | null,
): readonly [string, ...string[]] {
	const mail = supportEmail && /^[^\s@<>"]+@[^\s@<>"]+$/.test(supportEmail) ? `mailto:${supportEmail}` : null
	return [named ?? mail ?? `${publicUrl}/contacts`]
}
