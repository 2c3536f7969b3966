/** Bytes that the browser counts for this site; undefined where it does not tell. */
export async function readStorageUse(): Promise<{ usage: number | undefined; quota: number | undefined }> {
	try {
		const { usage, quota } = await navigator.storage.estimate()
		return { usage, quota }
	} catch {
		return { usage: undefined, quota: undefined }
	}
}

/** Names of the service worker's caches; none where there is no such thing. */
export async function listCaches(): Promise<string[]> {
	try {
		return await caches.keys()
	} catch {
		return []
	}
}

/** Whether it is gone. Never rejects. */
export const removeCache = (name: string): Promise<boolean> => caches.delete(name).catch(() => false)
