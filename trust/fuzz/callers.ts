import { createCustomer } from '../../scripts/demo-customer.ts'
import type { System } from '../../scripts/system.ts'
import type { Random } from '../random.ts'

const ROLES = ['Customer', 'Branch staff', 'Editor'] as const

/** Who sends requests. */
export interface Callers {
	/** Values of path parameters that exist. */
	parameters: Readonly<Record<string, readonly string[]>>
	/** A token of each role. */
	tokens: readonly string[]
	/** It may do everything: it reads, and writes where that leaves the shop as it is. */
	adminToken: string
}

let made = 0

/**
 * Makes a new account of each role and signs it in. Tokens end after a quarter of an hour, and odd requests sign
 * accounts out, change them and delete them: a long round asks for new ones now and then.
 */
export async function makeCallers({ cmsUrl, admin }: Pick<System, 'cmsUrl' | 'admin'>): Promise<Callers> {
	const { send } = createCustomer(cmsUrl)
	const login = async (account: object) => {
		const { status, data } = await send<{ access_token: string }>('POST', '/auth/login', account)
		if (status !== 200) throw new Error(`An account cannot sign in: ${status}.`)
		return data.access_token
	}
	const adminToken = await login(admin)
	const headers = { Authorization: `Bearer ${adminToken}` }
	const read = async <T>(path: string) => (await send<T[]>('GET', path, undefined, headers)).data
	const roles = await read<{ id: string; name: string }>('/roles?fields=id,name')
	const branches = await read<{ id: number; slug: string }>('/items/branches?limit=3&fields=id,slug')
	const files = await read<{ id: string }>('/files?limit=2&fields=id')
	const flows = await read<{ id: string }>('/flows?limit=3&fields=id')
	const tokens: string[] = []
	for (const name of ROLES) {
		const role = roles.find((each) => each.name === name)
		if (!role) throw new Error(`There is no role ${name}.`)
		const account = { email: `fuzz-${made++}@example.com`, password: 'only-for-tests-8f3b' }
		const branch = name === 'Branch staff' && branches[0] ? { branch: branches[0].id } : {}
		await send('POST', '/users', { ...account, ...branch, role: role.id, status: 'active' }, headers)
		tokens.push(await login(account))
	}
	const slugs = branches.map(({ slug }) => slug)
	const ids = [...files, ...flows].map(({ id }) => id)
	return {
		tokens,
		adminToken,
		parameters: {
			id: [...ids, '1'],
			pk: [...ids, '1'],
			slug: slugs,
			branch: slugs,
			name: ['thumb', 'card'],
			provider: ['sandbox', 'google'],
			collection: [
				'branches',
				'products',
				'orders',
				'coupons',
				'posts',
				'settings',
				'directus_users',
				'directus_files',
			],
			field: ['id', 'name', 'status'],
		},
	}
}

const READS = /^(GET|HEAD|OPTIONS|SEARCH)$/
/** Writing there as an administrator would take the shop apart. */
const FOUNDATIONS =
	/^\/(access|collections|deployments|extensions|fields|files|folders|items|permissions|policies|relations|roles|schema|server|settings|users|utils)\b/i

/** The token of somebody, or null for a guest. */
export function pickToken(
	{ tokens, adminToken }: Callers,
	method: string,
	path: string,
	random: Random,
): string | null {
	if (random.chance(0.3)) return null
	const mayAdmin = READS.test(method) || !FOUNDATIONS.test(path)
	return random.pick(mayAdmin ? [...tokens, adminToken] : tokens)
}
