/** Whose order it is and who asks: ids of accounts, null for a guest. */
interface OrderAccess {
	owner: string | null
	caller: string | null
}

/**
 * Whether a caller who knows an order's slug may pay, cancel or change it. Customers share tracking links, so an account's order obeys its
 * account's sign-in alone; a guest has no other proof than the slug.
 */
export function mayChangeOrder({ owner, caller }: OrderAccess): boolean {
	return owner === null || owner === caller
}
