import { expect, it } from 'vitest'
import { decideChangeOffer, isMailable, mayChangeOrder, mayMailCode } from './order-access.ts'

it.each([
	{ owner: null, caller: null, allowed: true },
	{ owner: null, caller: 'ann', allowed: true },
	{ owner: 'ann', caller: 'ann', allowed: true },
	{ owner: 'ann', caller: null, allowed: false },
	{ owner: 'ann', caller: 'ben', allowed: false },
])('lets $caller change the order of $owner: $allowed', ({ owner, caller, allowed }) => {
	expect(mayChangeOrder({ owner, caller })).toBe(allowed)
})

it.each([
	['ann@example.com', true],
	['deleted-7@example.com', true],
	['deleted-7', false],
	['', false],
])('mails to "%s": %s', (email, expected) => {
	expect(isMailable(email)).toBe(expected)
})

it.each([
	{ owner: null, email: 'ann@example.com', order_status: 'pending_payment', allowed: true },
	{ owner: null, email: 'ann@example.com', order_status: 'confirmed', allowed: true },
	{ owner: null, email: 'ann@example.com', order_status: 'accepted', allowed: false },
	{ owner: null, email: 'ann@example.com', order_status: 'expired', allowed: false },
	{ owner: null, email: '', order_status: 'confirmed', allowed: false },
	{ owner: 'ann', email: 'ann@example.com', order_status: 'confirmed', allowed: false },
] as const)('mails a code for the $order_status order of $owner at "$email": $allowed', ({ allowed, ...order }) => {
	expect(mayMailCode(order)).toBe(allowed)
})

const guest = { of_account: false, can_cancel: true, can_mail_code: true }
const account = { of_account: true, can_cancel: true, can_mail_code: false }
const accepted = { can_cancel: false, can_mail_code: false }

it.each([
	['a guest’s order in the browser that placed it', guest, 'unauthenticated', true, 'changes'],
	['a guest’s order before the storage is read', guest, 'loading', null, 'nothing'],
	['a guest’s order in another browser', guest, 'unauthenticated', false, 'code'],
	['a guest’s order in another browser with somebody signed in', guest, 'authenticated', false, 'code'],
	['a guest’s order without an address', { ...guest, can_mail_code: false }, 'unauthenticated', false, 'telephone'],
	['a guest’s accepted order in another browser', { ...guest, ...accepted }, 'unauthenticated', false, 'nothing'],
	['a guest’s accepted order where it was placed', { ...guest, ...accepted }, 'unauthenticated', true, 'changes'],
	['an account’s order with somebody signed in', account, 'authenticated', false, 'changes'],
	['an account’s order before the sign-in is known', account, 'loading', true, 'nothing'],
	['an account’s order without a sign-in', account, 'unauthenticated', true, 'sign in'],
	['an account’s accepted order without a sign-in', { ...account, ...accepted }, 'unauthenticated', null, 'nothing'],
] as const)('offers for %s', (_what, order, signIn, hasProof, offer) => {
	expect(decideChangeOffer({ order, signIn, hasProof })).toBe(offer)
})
