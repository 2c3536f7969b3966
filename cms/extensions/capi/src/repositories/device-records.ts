import type { DeviceRow, SightingKind } from '../devices/device-row.ts'
import type { Row } from './catalogue-rows.ts'
import { jsonFrom, numberFrom } from './columns.ts'
import type { Database } from './orders.ts'

/**
 * Adds what is not there yet, in one statement; a push subscription that is renewed takes the place of its earlier
 * record.
 */
export async function insertDeviceRecords(db: Database, rows: readonly (DeviceRow & { at: number })[]): Promise<void> {
	const renewed = rows.filter(({ about }) => about === 'push').map(({ subject }) => subject)
	if (renewed.length > 0) await db('device_records').where({ about: 'push' }).whereIn('subject', renewed).delete()
	await db('device_records')
		.insert(
			rows.map(({ at, metadata, ...row }) => ({
				...row,
				metadata: JSON.stringify(metadata),
				date_created: new Date(at),
			})),
		)
		.onConflict(['about', 'subject'])
		.ignore()
}

/** The newest record of an order or of somebody's sign-ins after a moment that no browser has described yet. */
export async function findUndescribed(
	db: Database,
	of: { about: SightingKind; subject: string } | { about: SightingKind; user: string },
	after: number,
): Promise<{ id: number; metadata: DeviceRow['metadata'] } | null> {
	const row: Row | undefined = await db('device_records')
		.where(of)
		.where('date_created', '>', new Date(after))
		.whereNull('device')
		.orderBy('id', 'desc')
		.first('id', 'metadata')
	return row ? { id: Number(row.id), metadata: jsonFrom(row.metadata, {}) } : null
}

export async function describeDeviceRecord(
	db: Database,
	id: number,
	{ metadata, ...digests }: Pick<DeviceRow, 'device' | 'fingerprint' | 'metadata'>,
): Promise<void> {
	await db('device_records')
		.where({ id })
		.update({ ...digests, metadata: JSON.stringify(metadata) })
}

const DEFAULT_RETENTION_DAYS = 90

/** How many days records are kept; a setting of the Studio. */
export async function readDeviceRetention(db: Database): Promise<number> {
	const row: Row | undefined = await db('settings').first('device_retention_days')
	return numberFrom(row?.device_retention_days) ?? DEFAULT_RETENTION_DAYS
}

export async function dropDeviceRecords(db: Database, before: number): Promise<void> {
	await db('device_records').where('date_created', '<', new Date(before)).delete()
}

/** Everything about a person: their own, and that of their orders. */
export async function forgetDevices(db: Database, user: string, orders: readonly number[]): Promise<void> {
	await db('device_records').where({ user }).delete()
	await db('device_records').where({ about: 'order' }).whereIn('subject', orders.map(String)).delete()
}
