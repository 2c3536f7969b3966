import type { DeviceInfo } from '@app/contract/device-metadata'
import type { Knex } from 'knex'
import type { Clock } from '../clock.ts'
import { createCoalescedWorker } from '../coalesced-worker.ts'
import type { Logger } from '../logger.ts'
import {
	describeDeviceRecord,
	dropDeviceRecords,
	findUndescribed,
	insertDeviceRecords,
	readDeviceRetention,
} from '../repositories/device-records.ts'
import { type DeviceRow, describeBrowser, describeClient, makeDeviceRow, type Sighting } from './device-row.ts'
import type { IpData } from './ip-data.ts'

/** Whose record it is that a browser describes: of an order by its id, of a sign-in by the user. */
type Described = { about: 'order'; subject: string } | { about: 'sign_in'; user: string }

export interface DeviceRecords {
	/**
	 * Keeps from where something came. Costs its caller nothing and never fails: it is written a moment later, together
	 * with others.
	 */
	note(sighting: Sighting): void
	/** Writes what waits. */
	settle(): Promise<void>
	/** Adds what the browser tells of itself to a record of the last minutes that has nothing of it yet. */
	describe(of: Described, deviceInfo: DeviceInfo): Promise<void>
	/** Deletes what is older than the setting says. */
	dropOld(): Promise<void>
	close(): void
}

interface Options {
	database: Knex
	clock: Clock
	logger: Logger
	ipData: IpData
	/** Of the digests. */
	key: string
}

/** In a rush many orders share one statement; a process that is killed meanwhile loses these notes and nothing else. */
const SETTLE_MS = 200
/** Beyond it the database does not keep up, and notes are what is given up first. */
const MAX_WAITING = 5_000
const BATCH = 200
/** The browser tells of itself right after; what comes later may be somebody else. */
const DESCRIBE_WITHIN_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000

export function createDeviceRecords({ database, clock, logger, ipData, key }: Options): DeviceRecords {
	const waiting: (DeviceRow & { at: number })[] = []
	const passes = createCoalescedWorker({
		runOnce: async () => {
			const rows = waiting.splice(0, BATCH)
			if (rows.length > 0) await insertDeviceRecords(database, rows)
			return waiting.length > 0
		},
		onError: (error) => logger.error(error, 'Device records could not be written'),
		settleMs: SETTLE_MS,
	})
	return {
		note(sighting) {
			if (waiting.length >= MAX_WAITING) return
			const facts = ipData.lookUp(sighting.address ?? '')
			waiting.push({ ...makeDeviceRow(sighting, facts, key), at: clock.now() })
			passes.notify()
		},
		settle: passes.run,
		async describe(of, deviceInfo) {
			await passes.run()
			const found = await findUndescribed(database, of, clock.now() - DESCRIBE_WITHIN_MS)
			if (!found) return
			const told = { about: of.about, deviceInfo }
			const metadata = { ...found.metadata, client: describeClient(told) }
			await describeDeviceRecord(database, found.id, { ...describeBrowser(told, key), metadata })
		},
		async dropOld() {
			await dropDeviceRecords(database, clock.now() - (await readDeviceRetention(database)) * DAY_MS)
		},
		close: passes.close,
	}
}
