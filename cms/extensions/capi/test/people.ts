import { randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'
import { nextMail } from '../../../../scripts/mail-folder.ts'
import type { Mail } from '../../../../scripts/parse-mail.ts'
import { type ApiReply, call, get, PASSWORD, post, studio } from './client.ts'

export const STOREFRONT = 'http://127.0.0.1:3000'

/** An address that nobody else in the run has. */
export const newAddress = (name = 'ann'): string => `${name}-${randomUUID().slice(0, 8)}@example.com`

export const mailTo = (email: string, subject?: string, count?: number): Promise<Mail> =>
	nextMail(inject('varDir'), email, { ...(subject && { subject }), ...(count && { count }) })

export const register = (email: string, fields: object = {}, headers: Record<string, string> = {}) =>
	post(
		'/users/register',
		{
			first_name: 'Ann',
			last_name: 'Ryan',
			email,
			password: PASSWORD,
			verification_url: `${STOREFRONT}/auth/verify`,
			...fields,
		},
		headers,
	)

export const login = (email: string, password = PASSWORD, fields: object = {}, headers: Record<string, string> = {}) =>
	post<{ access_token: string; refresh_token: string }>('/auth/login', { email, password, ...fields }, headers)

export const tokenIn = (link: string | null, name = 'token'): string => new URL(link ?? '').searchParams.get(name) ?? ''

export const verify = (token: string, headers: Record<string, string> = {}) =>
	get(`/users/register/verify-email?token=${encodeURIComponent(token)}`, headers)

/** Somebody who has registered, for the first or another time, and clicked. */
export async function member(email = newAddress(), time = 1) {
	expect((await register(email)).status).toBe(204)
	const mail = await mailTo(email, 'Verify', time)
	expect((await verify(tokenIn(mail.link))).status).toBe(302)
	const { data } = await login(email)
	const headers = { authorization: `Bearer ${data.access_token}` }
	const me = await get<{ id: string }>('/users/me', headers)
	return { id: me.data.id, email, headers, refreshToken: data.refresh_token }
}

export const editMe = (headers: Record<string, string>, body: unknown) => call('PATCH', '/users/me', body, headers)

export const deletionOf = (email: string) => ({
	email: `deleted-${Date.now()}${email}`,
	first_name: 'Deleted',
	last_name: 'User',
})

/** What the client's tables judge a failed call by. */
export function failureOf({ status, body }: ApiReply) {
	const [error] = body?.errors ?? []
	return { status, code: error?.extensions?.code ?? null, message: error?.message ?? '' }
}

/** Whether a file is still there, and its bytes with it. */
export const hasFile = async (id: string): Promise<boolean> => (await studio('GET', `/files/${id}`)).status === 200

/** A row of the users as an administrator sees it. */
export async function userRow(filter: object): Promise<Record<string, unknown> | undefined> {
	const query = new URLSearchParams({ filter: JSON.stringify(filter), fields: '*' })
	return (await studio<Record<string, unknown>[]>('GET', `/users?${query}`)).data[0]
}
