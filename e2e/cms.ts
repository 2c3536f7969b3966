/** The CMS that the journeys share. */
export const sharedCms = (): string => process.env.E2E_CMS_URL!

/** A call of a CMS over its own API; `data` of its answer. Throws on anything but a success. */
export async function callCms<T>(
	method: string,
	path: string,
	{ body, headers = {}, cms = sharedCms() }: { body?: unknown; headers?: Record<string, string>; cms?: string } = {},
): Promise<T> {
	const response = await fetch(cms + path, {
		method,
		headers: { 'Content-Type': 'application/json', ...headers },
		body: body === undefined ? undefined : JSON.stringify(body),
	})
	if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
	return response.status === 204 ? (undefined as T) : ((await response.json()) as { data: T }).data
}
