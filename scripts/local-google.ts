import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

/** Somebody with an account at the local Google. */
export interface GoogleUser {
	/** Google's own id of them. */
	sub: string
	email: string
	email_verified: boolean
	given_name: string
	family_name: string
}

export interface LocalGoogle {
	issuer: string
	/** Settings that make the product use it. */
	env: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER_URL: string }
	stop(): Promise<void>
}

const CLIENT = { id: 'local-google-client', secret: 'local-google-secret-0123456789abcdef' }

/**
 * A real OpenID provider in place of Google. Its page has a button for each user, named after the address, and a
 * button "Refuse"; it forgets at once who was signed in. It sends people back to wherever the product asks, so the
 * product may start after it.
 */
export async function startLocalGoogle({ users }: { users: GoogleUser[] }): Promise<LocalGoogle> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
	const provider = createProvider(issuer, users)
	const callback = provider.callback()
	server.on('request', (request, response) => {
		const handled = request.url?.startsWith('/interaction/')
			? interact(provider, users, request, response)
			: callback(request, response)
		Promise.resolve(handled).catch((error: Error) => response.writeHead(500).end(error.message))
	})
	return {
		issuer,
		env: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER_URL: issuer },
		stop: () => close(server),
	}
}

function createProvider(issuer: string, users: GoogleUser[]): Provider {
	const configuration: Configuration = {
		clients: [
			{
				client_id: CLIENT.id,
				client_secret: CLIENT.secret,
				redirect_uris: ['http://127.0.0.1/any'],
				response_types: ['code'],
				grant_types: ['authorization_code'],
			},
		],
		cookies: { keys: ['local-google'] },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		findAccount(_context, sub) {
			const user = users.find((candidate) => candidate.sub === sub)
			return user && { accountId: sub, claims: async () => ({ ...user }) }
		},
		// Nobody is asked which of their details the shop may see.
		async loadExistingGrant({ oidc }) {
			const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
			grant.addOIDCScope('openid profile email')
			await grant.save()
			return grant
		},
		ttl: { Session: 1, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
	}
	const provider = new Provider(issuer, configuration)
	provider.Client.prototype.redirectUriAllowed = () => true
	return provider
}

async function interact(
	provider: Provider,
	users: GoogleUser[],
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (request.method === 'POST') {
		let body = ''
		for await (const chunk of request) body += chunk
		const sub = new URLSearchParams(body).get('user')
		const result = sub
			? { login: { accountId: sub, remember: false } }
			: { error: 'access_denied', error_description: 'The user refused' }
		return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
	}
	const buttons = users.map(({ sub, email }) => `<p><button name="user" value="${sub}">${email}</button></p>`).join('')
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
	response.end(
		`<!doctype html><html lang="en"><title>Local Google</title><h1>Choose an account</h1><form method="post">${buttons}<p><button name="user" value="">Refuse</button></p></form></html>`,
	)
}

async function close(server: Server): Promise<void> {
	server.close()
	server.closeAllConnections()
	await once(server, 'close')
}
