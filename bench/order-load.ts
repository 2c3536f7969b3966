import { defaultSelections } from '@app/domain/menu/customization'
import { alwaysOpenBranch } from '../scripts/demo-chain.ts'
import { createCustomer, DEMO_GUEST, type Reply } from '../scripts/demo-customer.ts'
import { type Load, workRepeatedly } from './load.ts'

/** Places an order of two dishes, opens a session and pays it by card. Throws when any of the three fails. */
export type Guest = () => Promise<void>

function succeeded<T>({ status, data, body }: Reply<T>): T {
	if (status >= 400) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
	return data
}

export async function createGuest(cmsUrl: string): Promise<Guest> {
	const { branch, products } = await alwaysOpenBranch(cmsUrl)
	const items = products.slice(0, 2).map((product) => ({
		id: product.id,
		quantity: 1,
		note: '',
		customizations: defaultSelections(product),
	}))
	const draft = { ...DEMO_GUEST, branch: branch.id, items, pickup_type: 'now' }
	const customer = createCustomer(cmsUrl)
	return async () => {
		const { order } = succeeded(await customer.place(draft))
		const { payment_ref } = succeeded(await customer.openSession(order))
		const { status } = succeeded(await customer.confirm(payment_ref))
		if (status !== 'paid') throw new Error(`the payment ended ${status}`)
	}
}

/** `count` orders placed and paid by 16 guests, and what they cost these processes. */
export async function orderAndPay(guest: Guest, pids: number[], count: number, warmUp?: number): Promise<Load> {
	const load = await workRepeatedly(guest, pids, { count, warmUp })
	if (load.failures > 0) throw new Error(`${load.failures} orders failed`)
	return load
}
