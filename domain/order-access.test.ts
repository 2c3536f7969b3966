import { expect, it } from 'vitest'
import { mayChangeOrder } from './order-access.ts'

it.each([
	{ owner: null, caller: null, allowed: true },
	{ owner: null, caller: 'ann', allowed: true },
	{ owner: 'ann', caller: 'ann', allowed: true },
	{ owner: 'ann', caller: null, allowed: false },
	{ owner: 'ann', caller: 'ben', allowed: false },
])('lets $caller change the order of $owner: $allowed', ({ owner, caller, allowed }) => {
	expect(mayChangeOrder({ owner, caller })).toBe(allowed)
})
