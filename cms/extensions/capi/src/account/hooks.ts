import type { Application, Request } from 'express'
import { SESSION_COOKIE_OPTIONS } from '../directus/sessions.ts'
import { unauthenticated } from '../http/errors.ts'
import type { DirectusMail } from '../mail/complete-mail.ts'
import { noteSocketToken } from '../realtime/end-revoked.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import type { Database } from '../repositories/orders.ts'
import type { Runtime } from '../runtime.ts'
import { explainFailures, useAccountMiddleware } from './account-middleware.ts'
import { linkGoogleAccount, withoutProviderTokens } from './google/link-account.ts'
import { isMailSent } from './limit-mails.ts'
import { nameLanguage } from './name-language.ts'
import { pageLanguage } from './page-language.ts'
import { dropOtherAvatars } from './profile/avatars.ts'
import { type Editor, guardNewUser, guardUserEdit } from './profile/guard-profile.ts'
import { hideAvatars } from './profile/hide-avatars.ts'
import { replaceLink } from './registration/replace-link.ts'
import { assertOpen } from './sign-in/assert-open.ts'
import { judgeAccount } from './sign-in/judge-account.ts'
import { type NewClaims, noteSignIn } from './sign-in/note-sign-in.ts'
import { sessionIds } from './sign-in/token-claims.ts'
import { getAccountTools } from './tools.ts'

interface EventMeta {
	keys?: (string | number)[]
	user?: string
	provider?: string
	type?: string
	status?: string
	payload?: unknown
	req?: Request & { token?: unknown }
	/** Of a websocket. */
	message?: { access_token?: unknown }
}

interface EventContext {
	database: Database
	accountability: (Editor & { ip?: string | null }) | null
}

export interface AccountHookRegistry {
	filter(event: string, handler: (payload: unknown, meta: EventMeta, context: EventContext) => unknown): void
	action(event: string, handler: (meta: EventMeta, context: EventContext) => void): void
	init(event: string, handler: (meta: { app: Application }) => void): void
}

/** Everything about accounts that happens around Directus's own routes and events. */
export function registerAccountHooks({ filter, action, init }: AccountHookRegistry, runtime: Runtime): void {
	const tools = getAccountTools(runtime)
	const isCookieOf = (request: Request & { token?: unknown }) =>
		request.token === request.cookies?.[runtime.config.sessionCookie]
	const { limits, verification } = tools

	init('middlewares.after', ({ app }) => useAccountMiddleware(app, runtime, tools))
	init('routes.custom.after', ({ app }) => void app.use(explainFailures))

	filter('authenticate', async (_accountability, { req }) => {
		try {
			await assertOpen(runtime, req?.token)
		} catch (error) {
			// Directus takes a dead cookie away only where it finds out itself.
			if (req && isCookieOf(req)) req.res?.clearCookie(runtime.config.sessionCookie, SESSION_COOKIE_OPTIONS)
			throw error
		}
	})
	filter('websocket.authenticate', async (accountability, { message }) => {
		const token = message?.access_token
		// Everybody can have it: over a socket it would be an account that all guests share (see limitPublicToken).
		if (token && token === runtime.config.publicToken) throw unauthenticated()
		await assertOpen(runtime, token)
		noteSocketToken(accountability, token)
	})
	filter('auth.login', async (payload, { user, provider = '' }) => {
		await judgeAccount(runtime, (payload as Row).password, { user, provider })
	})
	filter('auth.jwt', async (claims, { type }) => {
		const signed = claims as NewClaims
		const named = signed.session === undefined ? { ...signed, sid: sessionIds.getStore() } : signed
		if (type !== 'login') return named
		await noteSignIn(runtime, signed)
		return { ...named, proved_ms: runtime.clock.now() }
	})
	action('auth.login', ({ status, user }, { accountability }) => {
		if (status !== 'success' || !user) return
		const subject = `${user} ${runtime.clock.now()}`
		runtime.devices.note({ about: 'sign_in', subject, user, address: accountability?.ip ?? null })
	})
	filter('auth.create', (payload) => linkGoogleAccount(runtime, payload as Row))
	filter('auth.update', (payload) => withoutProviderTokens(payload as Row))

	filter('users.create', async (payload) => {
		await guardNewUser(runtime, tools, payload as Row)
		const language = pageLanguage()
		return language === null ? payload : { language, ...(payload as Row) }
	})
	filter('users.update', (payload, { keys = [] }, { database, accountability }) =>
		guardUserEdit(runtime, tools, { payload: payload as Row, keys, database, editor: accountability }),
	)
	filter('files.query', (query, _meta, { accountability }) => hideAvatars(query as Row, accountability))
	filter('email.send', async (mail) => {
		// Null ends the sending (see mail/hooks.ts).
		if (!(await isMailSent(runtime, limits, mail as DirectusMail))) return null
		await replaceLink(runtime, verification, mail as DirectusMail)
		await nameLanguage(runtime, mail as DirectusMail)
		return undefined
	})

	for (const event of ['users.update', 'users.delete']) {
		action(event, ({ keys = [] }) => {
			for (const key of keys) runtime.messages.publish({ kind: 'sessions', user: String(key) })
		})
	}
	action('users.update', ({ keys = [], payload }) => {
		const { avatar } = (payload ?? {}) as Row
		const onError = (error: unknown) => runtime.logger.error(error, 'An old avatar waits for the clean-up')
		for (const key of keys) {
			if (avatar !== undefined) dropOtherAvatars(runtime, String(key)).catch(onError)
		}
	})
}
