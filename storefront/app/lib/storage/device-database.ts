import { DEVICE_DATABASE_VERSION } from '@app/contract/constants'
import { DEVICE_DATABASE_SUFFIX, DEVICE_FALLBACK_PREFIX, DEVICE_STORES, type DeviceStore } from '@app/contract/device'
import { type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { BRAND } from '../../brand.ts'
import { openPatiently } from '../http/open-patiently.ts'
import { log } from '../log.ts'
import { readRecord, writeRecord } from './storage.ts'

const DEVICE_DATABASE = BRAND.product + DEVICE_DATABASE_SUFFIX

let opened: Promise<IDBPDatabase | null> | undefined

function open(): Promise<IDBPDatabase> {
	return openDB(DEVICE_DATABASE, DEVICE_DATABASE_VERSION, {
		upgrade(database) {
			for (const store of DEVICE_STORES) {
				if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
			}
		},
		// Another window brings a later version: this one must not hold it up.
		blocking: () => void forget(),
		terminated: () => void forget(),
	})
}

/** Closes the connection; the next call opens another. */
async function forget(): Promise<void> {
	const database = opened
	opened = undefined
	;(await database)?.close()
}

/** The open database; null where local storage takes its place for the life of the page. */
function database(): Promise<IDBPDatabase | null> {
	opened ??= openPatiently(open, (late) => late.close())
	return opened
}

/** What the database says; undefined where it is not there or fails (full, closed under us). */
async function ask<T>(run: (database: IDBPDatabase) => Promise<T>): Promise<{ answer: T } | undefined> {
	const connection = await database()
	try {
		return connection ? { answer: await run(connection) } : undefined
	} catch (error) {
		log('info', 'The device database failed.', error)
		return undefined
	}
}

const fallbackKey = (key: string) => DEVICE_FALLBACK_PREFIX + key

/**
 * A record of this device (`DEVICE_KEYS`), or null. It may be anything: parse it. Local storage is asked first, since
 * what is there could not be written to the database and is newer.
 */
export async function readDevice(store: DeviceStore, key: string): Promise<unknown> {
	const kept = readRecord(fallbackKey(key), v.unknown())
	if (kept !== null) return kept
	const read = await ask((database) => database.get(store, key))
	return read?.answer ?? null
}

/**
 * Stores a record, which must survive JSON, and is not null. False when neither the database nor local storage takes
 * it.
 */
export async function writeDevice(store: DeviceStore, key: string, value: unknown): Promise<boolean> {
	const written = await ask((database) => database.put(store, value, key))
	if (!written) return writeRecord(fallbackKey(key), value)
	writeRecord(fallbackKey(key), null)
	return true
}

/** Removes a record from wherever it is. False when the database would not let go of it. */
export async function removeDevice(store: DeviceStore, key: string): Promise<boolean> {
	writeRecord(fallbackKey(key), null)
	const removed = await ask((database) => database.delete(store, key))
	return removed !== undefined || (await database()) === null
}
