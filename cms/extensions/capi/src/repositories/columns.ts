import { toMinor } from '@app/domain/pricing/money'

/**
 * What databases make of a column: SQLite keeps instants as epoch milliseconds (or text), JSON as text, flags as 0
 * and 1, decimals as floating point; PostgreSQL's driver gives Date, objects, booleans and text.
 */

/** Epoch milliseconds, or null. */
export function instantFrom(value: unknown): number | null {
	if (value === null || value === undefined || value === '') return null
	if (value instanceof Date) return value.getTime()
	if (typeof value === 'number') return value
	// SQLite's CURRENT_TIMESTAMP has no zone and means UTC.
	const text = String(value)
	const parsed = Date.parse(/^\d{4}-\d{2}-\d{2} [\d:.]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
	return Number.isNaN(parsed) ? null : parsed
}

/** Minor units; null counts as nothing. */
export function minorFrom(value: unknown, currency: string): number {
	return toMinor(Number(value ?? 0), currency)
}

export function numberFrom(value: unknown): number | null {
	if (value === null || value === undefined || value === '') return null
	const number = Number(value)
	return Number.isFinite(number) ? number : null
}

export function flagFrom(value: unknown): boolean {
	return value === true || value === 1 || value === '1' || value === 'true'
}

/** A JSON column; a null, or a text that is not JSON, becomes the fallback. */
export function jsonFrom<T>(value: unknown, fallback: T): T {
	if (value === null || value === undefined) return fallback
	if (typeof value !== 'string') return value as T
	try {
		return (JSON.parse(value) as T | null) ?? fallback
	} catch {
		return fallback
	}
}

/** A JSON column that holds a list. */
export function listFrom<T>(value: unknown): T[] {
	const parsed = jsonFrom<unknown>(value, [])
	return Array.isArray(parsed) ? (parsed as T[]) : []
}
