import type { Menu } from '@app/contract/menu'
import type { CreatedOrder } from '@app/contract/orders'
import type { PersistedCart } from '@app/contract/records'
import type { DatedFacts } from '@app/domain/cart/fresh-facts'
import { CHECKOUT_OFFLINE_MESSAGE } from '@app/domain/device/offline-text'
import { type GuestErrors, type GuestField, parseGuestInfo } from '@app/domain/orders/guest-info'
import type { Pickup } from '@app/domain/orders/pickup-choice'
import { paymentPageQuery } from '@app/domain/payments/checkout-guards'
import { measureLine } from '@app/domain/privacy/analytics-items'
import { currentLanguage, known, t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../lib/analytics/analytics.ts'
import { log } from '../../lib/log.ts'
import { newKey } from '../../lib/new-key.ts'
import { readConnection } from '../../lib/realtime/connection.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { runInTurn } from '../../lib/storage/tab-lock.ts'
import { now } from '../../lib/timing/clock.ts'
import { useUser } from '../auth/auth-store.ts'
import { readOpenPayment } from '../checkout/payment/open-payment-store.ts'
import { prepareOrderPayment } from '../checkout/payment/payment-store.ts'
import { forgetAttempt, openCartId, savePlacedLines } from './attempt-store.ts'
import type { CartChange, Refusal } from './cart-change.ts'
import { cartStore } from './cart-store.ts'
import { mapPricedDraft } from './draft.ts'
import { guestFieldId } from './guest-form.tsx'
import { forgetPickup } from './pickup-store.ts'
import { type PlaceOutcome, placeOrder } from './place-order.ts'

interface CheckoutState {
	isBusy: boolean
	/** Fields that were left or sent; only those are judged. */
	judged: readonly GuestField[]
	/** What the server said about a field, until it is changed. */
	refused: { field: GuestField; value: string; message: string } | null
	pickupError: string | null
	failure: string | null
	change: CartChange | null
}

const START: CheckoutState = {
	isBusy: false,
	judged: [],
	refused: null,
	pickupError: null,
	failure: null,
	change: null,
}
/** The name under which tabs agree that one of them places its order. */
const LOCK = 'checkout'
const ALL: readonly GuestField[] = ['first_name', 'last_name', 'email', 'phone']

interface CheckoutOptions {
	pickup: Pickup
	currency: string
	/** The shop has refused the cart: what the page knows of menu and pickup times is too old. */
	onRefused: (refusal: Refusal) => void
	/** Takes the menu that lines are marked by and the sheet edits from, asked for after a refusal. */
	onMenu: (menu: DatedFacts<Menu>) => void
	/** Clears the cart with its notice where the branch takes no orders any more. Never rejects. */
	checkBranch: () => Promise<void>
}

/** Checkout: guest details and pickup are judged, the order is placed once, and its answer is followed. */
export function useCheckout({ pickup, currency, onRefused, onMenu, checkBranch }: CheckoutOptions) {
	const { cms } = useSite()
	const navigate = useNavigate()
	const guest = cartStore.use((cart) => cart.guestInfo)
	const [state, setState] = useState(START)
	// A second click may come before the first is drawn.
	const isRunning = useRef(false)
	const user = useUser()?.id ?? null
	useEffect(() => void openCartId(newKey), [])
	const update = (part: Partial<CheckoutState>) => setState((old) => ({ ...old, ...part }))

	const errors: GuestErrors = {}
	const found = parseGuestInfo(guest ?? {}, currentLanguage()).errors ?? {}
	for (const field of state.judged) errors[field] = found[field]
	const { refused } = state
	if (refused && guest?.[refused.field] === refused.value) errors[refused.field] = refused.message

	async function checkout() {
		if (isRunning.current || readOpenPayment() !== null) return
		const cart = cartStore.get()
		const parsed = parseGuestInfo(cart.guestInfo ?? {}, currentLanguage())
		const needsTime = pickup.type === 'later' && pickup.time === null
		const pickupError = needsTime ? t('Please choose a time.') : null
		update({ judged: ALL, pickupError, failure: null })
		// Said plainly and at once; an order that waits for a network would be a surprise when it comes.
		if (readConnection().isOffline) return update({ failure: t(CHECKOUT_OFFLINE_MESSAGE) })
		if (parsed.errors) return focusFirst(parsed.errors)
		if (needsTime) return
		const draftAt = (at: number) => mapPricedDraft({ ...cart, guestInfo: parsed.ok }, { pickup, user }, currency, at)!
		if (draftAt(0) === null) return
		isRunning.current = true
		update({ isBusy: true })
		try {
			// Two tabs that press Checkout in the same instant have the same cart: the second finds the first one's attempt,
			// and gets its order.
			const outcome = await runInTurn(LOCK, () => placeOrder(cms, draftAt, now(), newKey))
			if (outcome.kind === 'changed') await explain(outcome.refusal, cart)
			else follow(outcome, cart)
		} finally {
			isRunning.current = false
			update({ isBusy: false })
		}
	}

	/** Against misuse of cards; late, and nobody waits for it. */
	function describeDevice({ slug }: { slug: string }) {
		import('../../lib/pwa/report-device.ts')
			.then(({ reportDevice }) => reportDevice(cms, { about: 'order', slug }))
			.catch(() => {})
	}

	async function explain(refusal: Refusal, sent: PersistedCart) {
		const ofBranch = refusal.problems.find(({ code }) => code === 'BRANCH_UNAVAILABLE')
		if (ofBranch) return leaveBranch(known(ofBranch.message))
		onRefused(refusal)
		try {
			const { readCartChange } = await import('./read-cart-change.ts')
			update({ change: await readCartChange(cms, sent, refusal, onMenu) })
		} catch (error) {
			log('warn', 'A refused cart could not be explained.', error)
			update({ failure: t('Something got mixed up. Please press Checkout again.') })
		}
	}

	/**
	 * The cart goes with its notice, which offers its lines elsewhere; where nobody can be asked about the branch it
	 * stays.
	 */
	async function leaveBranch(failure: string) {
		await checkBranch()
		if (cartStore.get().items.length > 0) update({ failure })
	}

	function follow(outcome: Exclude<PlaceOutcome, { kind: 'changed' }>, sent: PersistedCart) {
		if (outcome.kind === 'placed' || outcome.kind === 'paid') describeDevice(outcome.order)
		switch (outcome.kind) {
			case 'placed':
				savePlacedLines(outcome.order.id, sent)
				track({
					name: 'begin_checkout',
					params: { items: sent.items.map((item) => measureLine(item)), currency, value: outcome.order.amount },
				})
				return openPayment(outcome.order)
			case 'paid':
				forgetAttempt()
				cartStore.dispatch({ type: 'clear', paid: outcome.paid, lines: sent.items, coupon: sent.appliedCouponCode })
				if (cartStore.get().items.length === 0) forgetPickup()
				showToast({
					tone: 'green',
					title: t('Your order is paid'),
					message: t('Order {reference}', { reference: outcome.order.reference }),
				})
				return navigate(`/track/${outcome.order.slug}`)
			case 'paid before':
				// The next Checkout places another order, knowingly.
				forgetAttempt()
				showToast({
					tone: 'yellow',
					title: t('Your last order is paid already'),
					message: t('Order {reference}. Check out again if you want what is in your cart as well.', {
						reference: outcome.order.reference,
					}),
				})
				return navigate(`/track/${outcome.order.slug}`)
			case 'invalid': {
				const { field, message } = outcome
				if (field === null) return update({ failure: message })
				update({ refused: { field, value: cartStore.get().guestInfo?.[field] ?? '', message } })
				return focusFirst({ [field]: message })
			}
			case 'failed':
				return update({ failure: outcome.message })
			default:
				return outcome satisfies never
		}
	}

	function openPayment({ id, amount, reference, slug }: CreatedOrder) {
		// The slug proves who pays; it stays out of the address, which ends up in histories and logs.
		prepareOrderPayment(slug)
		return navigate(`/checkout/payment${paymentPageQuery({ id, amount, reference })}`)
	}

	return {
		...state,
		errors,
		checkout,
		judge: (field: GuestField) => {
			// An empty field that was only passed through is not scolded.
			if (cartStore.get().guestInfo?.[field])
				setState((old) => ({ ...old, judged: [...new Set([...old.judged, field])] }))
		},
		closeChange: () => update({ change: null }),
	}
}

function focusFirst(errors: GuestErrors) {
	const first = ALL.find((field) => errors[field])
	if (first) document.getElementById(guestFieldId(first))?.focus()
}
