import * as v from 'valibot'
import { log } from '../log.ts'

/** Local storage of the browser, or null where there is none: on the server, or where the visitor forbids it. */
function localStore(): Storage | null {
	try {
		return globalThis.localStorage ?? null
	} catch {
		return null
	}
}

/**
 * What the browser would not store, because its visitor forbids it or its quota is used up: kept for as long as the
 * page lives, so that an order can be placed and paid all the same.
 */
const unstored = new Map<string, string>()

function readText(key: string): string | null {
	return unstored.get(key) ?? localStore()?.getItem(key) ?? null
}

function parseRecord<S extends v.GenericSchema>(key: string, schema: S, text: string | null): v.InferOutput<S> | null {
	if (text === null) return null
	try {
		const parsed = v.safeParse(schema, JSON.parse(text))
		if (parsed.success) return parsed.output
	} catch {
		// Not JSON: treated like any other foreign record.
	}
	log('info', `The stored record ${key} is not ours and is ignored.`)
	return null
}

/** Reads a record. A missing, corrupt or foreign one is null, never an error. */
export function readRecord<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
	return parseRecord(key, schema, readText(key))
}

/** Whether anything is stored under the key. */
export function hasRecord(key: string): boolean {
	return readText(key) !== null
}

const formatRecord = (record: unknown) => (record === null ? null : JSON.stringify(record))

/** Whether what is stored under the key is this record as `writeRecord` writes it; null: nothing is. */
export function holdsRecord(key: string, record: unknown): boolean {
	return readText(key) === formatRecord(record)
}

/** Writes a record, or removes it for null. False when the browser refuses: then it lasts as long as the page. */
export function writeRecord(key: string, record: unknown): boolean {
	unstored.delete(key)
	const text = formatRecord(record)
	const isStored = store(key, text)
	// A server has visitors of whom none may see what is another's.
	if (!isStored && text !== null && typeof window !== 'undefined') unstored.set(key, text)
	return isStored
}

function store(key: string, text: string | null): boolean {
	try {
		const storage = localStore()
		if (text === null) storage?.removeItem(key)
		else storage?.setItem(key, text)
		return storage !== null
	} catch (error) {
		log('warn', `The record ${key} could not be stored.`, error)
		return false
	}
}

/**
 * Calls back when another tab wrote or removed the record: `text` is what it wrote. Also for a page that the Back
 * button thaws, which has heard of nothing meanwhile. Returns how to stop.
 */
export function watchKey(key: string, onChange: (text: string | null) => void): () => void {
	const listen = (event: StorageEvent) => {
		// A null key is what localStorage.clear() sends.
		if (event.key === key || event.key === null) onChange(event.newValue)
	}
	const onShow = (event: PageTransitionEvent) => {
		if (event.persisted) onChange(readText(key))
	}
	window.addEventListener('storage', listen)
	window.addEventListener('pageshow', onShow)
	return () => {
		window.removeEventListener('storage', listen)
		window.removeEventListener('pageshow', onShow)
	}
}

/** Calls back with what another tab wrote, null when it removed the record. Returns how to stop. */
export function watchRecord<S extends v.GenericSchema>(
	key: string,
	schema: S,
	onChange: (record: v.InferOutput<S> | null) => void,
): () => void {
	return watchKey(key, (text) => onChange(parseRecord(key, schema, text)))
}
