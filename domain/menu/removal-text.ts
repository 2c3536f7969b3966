import type { AttributeValue } from '@app/contract/menu'

/** What a removal is to the kitchen, and in a cart: the same in every language of the menu. */
export const requestOf = ({ request, name }: Pick<AttributeValue, 'request' | 'name'>): string => request ?? name

/** Wishes of a line as the kitchen reads them: trimmed, none empty, none twice, in the customer's order. */
export function normaliseRequests(requests: readonly string[]): string[] {
	return [...new Set(requests.map((request) => request.trim()).filter((request) => request !== ''))]
}
