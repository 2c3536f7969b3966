import { CapiError } from '../http/errors.ts'
import { CATALOGUE_COLLECTIONS, type Row } from '../repositories/catalogue-rows.ts'
import { listOrderRows } from '../repositories/order-edits.ts'
import { forgetCounts } from '../repositories/order-stock.ts'
import type { Database } from '../repositories/orders.ts'
import type { Runtime } from '../runtime.ts'
import { completeNewOrder } from './complete-new-order.ts'
import { assertBranchEdit, assertCurrencyEdit, assertReadyTimes, checkCouponEdit } from './guard-catalogue-edit.ts'
import { createFormGuard, type FieldTypes } from './guard-forms.ts'
import { assertNewOrder, assertOrderEdit } from './guard-order-edit.ts'
import { noteEarlyClosing } from './note-early-closing.ts'
import { setReadyTime } from './set-ready-time.ts'
import { settleStaffMove } from './settle-staff-moves.ts'

/** What Directus says about an event of its items. */
export interface ItemEvent {
	collection: string
	key?: number | string
	keys?: (number | string)[]
	payload?: unknown
}

interface ItemContext {
	database: Database
	schema: FieldTypes
	/** Null where code writes, not a person. */
	accountability: object | null
}

/** Directus's service for a collection, which reads with the permissions of whoever asks. */
export interface ItemsServiceClass {
	new (
		collection: string,
		options: { knex: Database; schema: object; accountability: object },
	): { readMany(keys: (number | string)[], query: { fields: string[] }): Promise<unknown[]> }
}

export interface HookRegistry {
	filter(event: string, handler: (payload: unknown, event: ItemEvent, context: ItemContext) => unknown): void
	action(event: string, handler: (event: ItemEvent) => void): void
}

/**
 * Their own hooks judge an edit by the state that the row is in; buttons write states which no form has. Their form
 * says what an email address is.
 */
const JUDGED_BY_STATE: ReadonlySet<string> = new Set(['orders', 'newsletters'])

/** Records that say what happened. Nobody rewrites them, whatever their role. */
const RECORDS = ['order_lines', 'order_history', 'payments', 'payment_events', 'saved_cards']

/**
 * A batch of edits fires its events inside its transaction, and other connections see the rows only after the commit:
 * what was read too early is read again.
 */
const SECOND_LOOKS_MS = [300, 2_000]

/** Hooks that make edits in the Studio follow the same rules as the API, and everybody hear of them. */
export function registerStudioHooks(
	{ filter, action }: HookRegistry,
	runtime: Runtime,
	ItemsService: ItemsServiceClass,
): void {
	filter('orders.items.create', (payload, _event, { database, accountability }) => {
		if (accountability !== null) assertNewOrder(payload as Row)
		return completeNewOrder(database, payload as Row, runtime.clock.now())
	})
	filter('orders.items.update', async (payload, { keys = [] }, { database, schema, accountability }) => {
		if (accountability === null) return payload
		// Directus asks for permissions only after this: nobody may learn from a refusal where another's order stands.
		const service = new ItemsService('orders', { knex: database, schema, accountability })
		const readable = await service.readMany(keys, { fields: ['id'] })
		if (readable.length < keys.length) throw new CapiError(403, 'FORBIDDEN', 'You cannot change this order.')
		const edit = setReadyTime(payload as Row, runtime.clock.now())
		for (const order of await listOrderRows(database, keys)) assertOrderEdit(order, edit)
		return edit
	})
	const guardForm = createFormGuard(() => runtime.clock.now())
	for (const event of ['create', 'update']) {
		filter(`items.${event}`, async (payload, { collection }, { database, schema, accountability }) => {
			if (accountability === null) return payload
			const { email } = payload as Row
			await guardForm(database, collection, schema, JUDGED_BY_STATE.has(collection) ? { email } : (payload as Row))
			return payload
		})
		filter(`branches.items.${event}`, async (payload, { keys = [] }, { database }) => {
			assertBranchEdit(payload as Row)
			assertReadyTimes(
				payload as Row,
				await rowsBefore(database, 'branches', keys, payload, ['ready_min', 'ready_max']),
			)
			return noteEarlyClosing(payload as Row, runtime.clock.now())
		})
		filter(`companies.items.${event}`, (payload) => assertCurrencyEdit(payload as Row))
		filter(`coupons.items.${event}`, async (payload, { keys = [] }, { database }) => {
			const related = ['kind', 'value', 'starts_at', 'ends_at']
			return checkCouponEdit(payload as Row, await rowsBefore(database, 'coupons', keys, payload, related))
		})
		filter(`settings.items.${event}`, (payload) => assertCurrencyEdit(payload as Row))
	}
	for (const record of RECORDS) {
		for (const event of ['create', 'update', 'delete']) {
			filter(`${record}.items.${event}`, (_payload, _event, { accountability }) => {
				if (accountability === null) return
				throw new CapiError(403, 'FORBIDDEN', 'This is a record of what happened and cannot be changed by hand.')
			})
		}
	}
	const refreshCatalogue = createCatalogueRefresh(runtime)
	for (const event of ['items.create', 'items.update', 'items.delete', 'items.sort']) {
		action(event, (change) => {
			if (CATALOGUE_COLLECTIONS.has(change.collection)) refreshCatalogue()
			if (change.collection === 'branch_products' && event === 'items.update') forgetEndedCounts(runtime, change)
			if (change.collection === 'orders' && event !== 'items.delete') settleMoves(runtime, change)
		})
	}
	// The database itself takes a deleted picture from its product, and tells nobody.
	action('files.delete', refreshCatalogue)
}

/** The rows that an edit changes, where it changes one of the fields that belong together. */
async function rowsBefore(
	database: Database,
	collection: string,
	keys: (number | string)[],
	payload: unknown,
	related: readonly string[],
): Promise<Row[]> {
	const changes = Object.keys(payload as Row)
	if (keys.length === 0 || !related.some((field) => changes.includes(field))) return []
	return database(collection)
		.whereIn('id', keys)
		.select([...related])
}

/** A product that is not counted any more has nothing that a cancelled order could give back to a later count. */
function forgetEndedCounts({ database, logger }: Runtime, { keys = [], payload }: ItemEvent): void {
	if ((payload as Row | undefined)?.stock !== null) return
	forgetCounts(database, keys).catch((error: unknown) => logger.error(error, 'Lines still remember an ended count'))
}

function settleMoves(runtime: Runtime, { key, keys = key === undefined ? [] : [key], payload }: ItemEvent): void {
	const { ready_min_at, ready_max_at } = (payload ?? {}) as Row
	const hasOwnReadyTime = ready_min_at !== undefined || ready_max_at !== undefined
	const onError = (error: unknown) => runtime.logger.error(error, 'A move in the Studio waits for the clean-up')
	const settleAll = (isSecondLook: boolean) => {
		for (const id of keys) settleStaffMove(runtime, Number(id), { hasOwnReadyTime, isSecondLook }).catch(onError)
	}
	settleAll(false)
	for (const delay of SECOND_LOOKS_MS) setTimeout(settleAll, delay, true).unref()
}

function createCatalogueRefresh({ messages }: Runtime): () => void {
	let timers: NodeJS.Timeout[] = []
	return () => {
		for (const timer of timers) clearTimeout(timer)
		messages.publish({ kind: 'catalogue' })
		timers = SECOND_LOOKS_MS.map((delay) => setTimeout(() => messages.publish({ kind: 'catalogue' }), delay).unref())
	}
}
