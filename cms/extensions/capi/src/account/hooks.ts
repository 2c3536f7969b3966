import type { Application, Request } from 'express'
import type { DirectusMail } from '../mail/complete-mail.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import type { Database } from '../repositories/orders.ts'
import type { Runtime } from '../runtime.ts'
import { explainFailures, openGates } from './gates.ts'
import { admitNewcomer, withoutProviderTokens } from './google/admit.ts'
import { isMailSent } from './limit-mails.ts'
import { nameLanguage } from './name-language.ts'
import { pageLanguage } from './page-language.ts'
import { dropOtherAvatars } from './profile/avatars.ts'
import { type Editor, guardNewUser, guardUserEdit } from './profile/guard-profile.ts'
import { hideAvatars } from './profile/hide-avatars.ts'
import { replaceLink } from './registration/replace-link.ts'
import { judgeAccount } from './sign-in/judge-account.ts'
import { noteSignIn, type TokenClaims } from './sign-in/note-sign-in.ts'
import { getAccountTools } from './tools.ts'

interface EventMeta {
	keys?: (string | number)[]
	user?: string
	provider?: string
	type?: string
	status?: string
	payload?: unknown
	req?: Request & { token?: unknown }
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
	const { limits, voidTokens, verification } = tools

	init('middlewares.after', ({ app }) => openGates(app, runtime, tools))
	init('routes.custom.after', ({ app }) => void app.use(explainFailures))

	filter('authenticate', (_accountability, { req }) => voidTokens.assertNotVoid(req?.token))
	filter('auth.login', async (payload, { user, provider = '' }) => {
		await judgeAccount(runtime, (payload as Row).password, { user, provider })
	})
	filter('auth.jwt', async (claims, { type }) => {
		if (type === 'login') await noteSignIn(runtime, claims as TokenClaims)
		return { ...(claims as TokenClaims), issued_ms: Date.now() }
	})
	action('auth.login', ({ status, user }, { accountability }) => {
		if (status !== 'success' || !user) return
		const subject = `${user} ${runtime.clock.now()}`
		runtime.devices.note({ about: 'sign_in', subject, user, address: accountability?.ip ?? null })
	})
	filter('auth.create', (payload) => admitNewcomer(runtime, payload as Row))
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

	action('users.update', ({ keys = [], payload }) => {
		const { password, email, status, avatar } = (payload ?? {}) as Row
		const onError = (error: unknown) => runtime.logger.error(error, 'An old avatar waits for the clean-up')
		for (const key of keys) {
			if (password !== undefined || email !== undefined || (status !== undefined && status !== 'active')) {
				voidTokens.voidTokensOf(String(key))
			}
			if (avatar !== undefined) dropOtherAvatars(runtime, String(key)).catch(onError)
		}
	})
	action('users.delete', ({ payload, keys = payload as (string | number)[] }) => {
		for (const key of keys) voidTokens.voidTokensOf(String(key))
	})
}
