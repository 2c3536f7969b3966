import { PAYMENT_WINDOW_MS } from '@app/contract/constants'
import { PaymentTrackingRecordSchema } from '@app/contract/records'
import { decidePaymentPage, decideSuccessPage } from '@app/domain/payments/checkout-guards'
import {
	IDLE_TRACKING,
	isProcessing,
	mapPaymentRecord,
	type PaymentEvent,
	type PaymentTracking,
	reducePayment,
	remainingMs,
	restorePayment,
} from '@app/domain/payments/payment-tracking'
import { assert, commands, constantFrom, integer, modelRun, property } from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { command, WALKS } from './command.ts'

type OrderName = 'A' | 'B'

/** What the customer would say: when Pay was last pressed with effect, for which order, and what has been paid. */
interface Model {
	now: number
	pressed: { order: OrderName; at: number } | null
	paid: OrderName | null
}
class Browser {
	tracking: PaymentTracking = IDLE_TRACKING
	dispatch(event: PaymentEvent, now: number): void {
		this.tracking = reducePayment(this.tracking, event, now)
	}
}
const step = command<Model, Browser>

const idOf = (order: OrderName) => ({ orderRef: `REF-${order}`, orderId: order === 'A' ? '1' : '2' })
const isRunning = ({ pressed, now }: Readonly<Model>) => pressed !== null && now - pressed.at < PAYMENT_WINDOW_MS

const press = (order: OrderName) =>
	step(`press Pay for ${order}`, {
		run: (model, browser) => {
			const isRefused = isRunning(model)
			const before = browser.tracking
			browser.dispatch({ type: 'start', ...idOf(order) }, model.now)
			if (isRefused) expect(browser.tracking).toBe(before)
			else Object.assign(model, { pressed: { order, at: model.now }, paid: null })
			check(model, browser)
		},
	})
const paid = (order: OrderName) =>
	step(`hear that ${order} is paid`, {
		run: (model, browser) => {
			browser.dispatch({ type: 'complete', ...idOf(order), paymentRef: `pay_${order}` }, model.now)
			Object.assign(model, { pressed: null, paid: order })
			check(model, browser)
		},
	})
const declined = step('hear of a decline', {
	run: (model, browser) => {
		browser.dispatch({ type: 'clear' }, model.now)
		model.pressed = null
		check(model, browser)
	},
})
const clearAll = step('clear everything', {
	run: (model, browser) => {
		browser.dispatch({ type: 'clear-all' }, model.now)
		Object.assign(model, { pressed: null, paid: null })
		check(model, browser)
	},
})
const wait = (milliseconds: number) =>
	step(`wait ${milliseconds} ms`, {
		run: (model, browser) => {
			model.now += milliseconds
			browser.dispatch({ type: 'tick' }, model.now)
			check(model, browser)
		},
	})
const reload = step('close the tab and open it again', {
	run: (model, browser) => {
		const stored = JSON.parse(JSON.stringify(mapPaymentRecord(browser.tracking, model.now)))
		browser.tracking = restorePayment(v.parse(PaymentTrackingRecordSchema, stored), model.now)
		check(model, browser)
	},
})

function check(model: Readonly<Model>, { tracking }: Browser): void {
	const { now, pressed } = model
	expect(isProcessing(tracking, now)).toBe(isRunning(model))
	expect(remainingMs(tracking, now)).toBe(isRunning(model) ? PAYMENT_WINDOW_MS - (now - pressed!.at) : 0)
	expect(tracking.completedPayment?.orderRef ?? null).toBe(model.paid === null ? null : idOf(model.paid).orderRef)
	if (isRunning(model)) expect(tracking.currentOrderRef).toBe(idOf(pressed!.order).orderRef)
	checkGuards(model, tracking)
}

/** The pages that open are those of the payment that there is. */
function checkGuards({ now, paid }: Readonly<Model>, tracking: PaymentTracking): void {
	const bare = { order_id: null, amount: null, reference: null }
	const page = decidePaymentPage({ query: bare, tracking, now })
	const isOffered = page.kind === 'show'
	// Without an order in the address the page is there for a running payment alone.
	expect(isOffered).toBe(paid === null && isProcessing(tracking, now))
	if (paid !== null) expect(page).toMatchObject({ to: tracking.completedPayment!.successUrl, clear: 'nothing' })
	const success = decideSuccessPage({ query: { ref: null, payment_ref: null }, tracking, now })
	expect(success.kind).toBe(paid === null ? 'redirect' : 'show')
	const another = decideSuccessPage({ query: { ref: 'REF-X', payment_ref: 'pay_X' }, tracking, now })
	expect(another.kind).toBe('redirect')
}

it('never lets a second payment start while the first one’s window runs, and forgets no paid one', () => {
	const steps = commands(
		[
			constantFrom<OrderName>('A', 'B').map(press),
			constantFrom<OrderName>('A', 'B').map(paid),
			constantFrom(declined, clearAll, reload, reload),
			integer({ min: 1, max: PAYMENT_WINDOW_MS }).map(wait),
			constantFrom(PAYMENT_WINDOW_MS - 1, PAYMENT_WINDOW_MS, PAYMENT_WINDOW_MS + 1).map(wait),
		],
		{ maxCommands: 40 },
	)
	const start = (): Model => ({ now: 1_800_000_000_000, pressed: null, paid: null })
	assert(
		property(steps, (walk) => modelRun(() => ({ model: start(), real: new Browser() }), walk)),
		{ numRuns: WALKS },
	)
})
