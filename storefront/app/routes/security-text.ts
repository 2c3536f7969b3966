import { ContactSettingsSchema } from '@app/contract/legal'
import { now } from '../lib/timing/clock.ts'
import { pageContext } from '../server/page-context.server.ts'
import { securityContacts, writeSecurityText } from '../server/security-text.server.ts'
import type { Route } from './+types/security-text'

/** Whom to tell of a hole (RFC 9116). It is answered while the CMS is away as well. */
export async function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl, securityContact } = context.get(pageContext)
	const query = { fields: ['support_email', 'support_phone'] }
	const nobody = { support_email: null, support_phone: null }
	const { support_email } = await content.readOr(nobody, 'settings', query, ContactSettingsSchema)
	const text = writeSecurityText({
		publicUrl,
		contacts: securityContacts(publicUrl, securityContact, support_email),
		// Those in which somebody answers, not those of the pages.
		languages: ['en'],
		now: now(),
	})
	const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
	return new Response(text, { headers })
}
