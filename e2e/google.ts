import type { GoogleUser } from '../scripts/local-google.ts'

const person = (sub: string, email_verified = true): GoogleUser => ({
	sub,
	email: `${sub}@example.com`,
	email_verified,
	given_name: 'Gráinne',
	family_name: 'Walsh',
})

/** Who has an account at the local Google. */
export const GOOGLE_USERS = {
	newcomer: person('google-newcomer'),
	unverified: person('google-unverified', false),
	/** Has an account with a password here. */
	known: person('google-known'),
	leaving: person('google-leaving'),
}
