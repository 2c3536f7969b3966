/** Wishes of a line as the kitchen reads them: trimmed, none empty, none twice, in the customer's order. */
export function normaliseRequests(requests: readonly string[]): string[] {
	return [...new Set(requests.map((request) => request.trim()).filter((request) => request !== ''))]
}
