/** The part of Directus's logger that is used here. */
export interface Logger {
	info(...parts: unknown[]): void
	warn(...parts: unknown[]): void
	error(...parts: unknown[]): void
}
