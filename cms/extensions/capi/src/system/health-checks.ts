import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Knex } from 'knex'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { getCache, getMailer } from '../directus/services.ts'
import type { Fresh } from '../fresh.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { type Check, createCheck, NotConfigured } from './check.ts'
import { createFilesCheck } from './files-check.ts'

interface Parts {
	database: Knex
	catalogue: Fresh<Catalogue>
	gateway: Gateway
	config: Pick<Config, 'mailFolder' | 'push'>
	env: Record<string, unknown>
	clock: Clock
}

type HealthCheck = () => Promise<Check>

const CACHE_KEY = 'capi-health-check'

/**
 * How each part of the shop is looked at. Without the vital ones nobody can order; without the others something is
 * missing.
 */
export function createHealthChecks(parts: Parts): { vital: HealthCheck[]; other: HealthCheck[] } {
	const { database, catalogue, gateway, config, env, clock } = parts
	const { now } = clock
	return {
		vital: [
			createCheck('database', 'down', () => database.raw('select 1'), now),
			createCheck('files', 'degraded', createFilesCheck(env), now),
			createCheck('outage switch', 'down', () => assertNoOutage(catalogue), now),
		],
		other: [
			createCheck('cache', 'degraded', useCache, now),
			createCheck('mail', 'degraded', () => checkMail(config.mailFolder), now),
			createCheck('payments', 'degraded', gateway.check, now),
			createCheck('push', 'degraded', () => assertKeys(config.push.vapid), now),
		],
	}
}

async function assertNoOutage(catalogue: Fresh<Catalogue>): Promise<void> {
	if ((await catalogue.read()).settings.isOutage) throw new Error('switched on')
}

/** Through the store that CACHE_STORE names: with Redis this is a look at Redis. */
async function useCache(): Promise<void> {
	const { lockCache } = getCache()
	await lockCache.set(CACHE_KEY, 'here', 60_000)
	if ((await lockCache.get(CACHE_KEY)) !== 'here') throw new Error('lost')
}

/** The mail server takes our sign-in, or the folder that stands in for one can be written. */
async function checkMail(folder: string | null): Promise<void> {
	if (folder === null) return void (await getMailer().verify())
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await access(folder, constants.W_OK)
}

async function assertKeys(vapid: unknown): Promise<void> {
	if (!vapid) throw new NotConfigured('VAPID_PRIVATE_KEY')
}
