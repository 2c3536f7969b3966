/** The parts of Directus 11.17.4 that are used beyond its documented extension context; the package ships no types of its own. */
declare module '@directus/api/bus/index' {
	export function useBus(): {
		publish(channel: string, message: unknown): Promise<void>
		subscribe(channel: string, callback: (message: unknown) => void): Promise<void>
		unsubscribe(channel: string, callback: (message: unknown) => void): Promise<void>
	}
}

declare module '@directus/api/cache' {
	export function getCache(): { cache: { clear(): Promise<void> } | null }
}

declare module '@directus/api/utils/should-clear-cache' {
	export function shouldClearCache(cache: unknown, options: undefined, collection: string): boolean
}

declare module '@directus/api/rate-limiter' {
	export function createRateLimiter(
		prefix: string,
		options: { points: number; duration: number; keyPrefix: string },
	): { consume(key: string, points?: number): Promise<unknown> }
}

declare module '@directus/api/storage/index' {
	export function getStorage(): Promise<{ location(name: string): { exists(path: string): Promise<boolean> } }>
}

declare module 'directus/version' {
	export const version: string
}
