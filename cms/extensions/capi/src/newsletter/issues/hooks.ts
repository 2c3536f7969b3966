import { CapiError } from '../../http/errors.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import { enqueueNewsletter, findNewsletter, listTranslated } from '../../repositories/newsletters.ts'
import type { Database } from '../../repositories/orders.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import type { ItemEvent, ItemsServiceClass } from '../../studio/hooks.ts'
import { fanOut } from './fan-out.ts'
import { assertDraft, judgeEdit, ownTexts } from './judge-edit.ts'

interface Context {
	database: Database
	schema: object
	/** Null where code writes, not a person. */
	accountability: { user?: string | null } | null
}

interface NewsletterHookRegistry {
	filter(event: string, handler: (payload: unknown, event: ItemEvent, context: Context) => unknown): void
	action(event: string, handler: (event: ItemEvent, context: Context) => void): void
}

/**
 * Sends newsletters for the buttons of the Studio. The rows say what is to be done before it is done, so nothing is
 * lost with a process.
 */
export function registerNewsletterHooks(hooks: unknown, runtime: Runtime, ItemsService: ItemsServiceClass): void {
	const { filter, action } = hooks as NewsletterHookRegistry
	const { clock, database, logger, messenger } = runtime
	const onError = (error: unknown) => logger.error(error, 'A newsletter waits for the clean-up')

	/** Directus asks for permissions only after a filter: nobody may learn from a refusal what is being written. */
	async function assertReadable(keys: (number | string)[], { database: knex, schema, accountability }: Context) {
		if (accountability === null) return
		await new ItemsService('newsletters', { knex, schema, accountability }).readMany(keys, { fields: ['id'] })
	}
	/** Other languages are written as long as the newsletter itself. */
	async function assertDrafts(newsletters: number[], context: Context) {
		await assertReadable(newsletters, context)
		for (const id of newsletters) {
			const newsletter = await findNewsletter(context.database, id)
			if (newsletter) assertDraft(newsletter)
		}
	}

	filter('newsletters.items.create', (payload) => ({ ...ownTexts(payload as Row), status: 'draft' }))
	filter('newsletters.items.update', async (payload, { keys = [] }, { database: db, schema, accountability }) => {
		if (accountability === null) return payload
		await assertReadable(keys, { database: db, schema, accountability })
		if (keys.length !== 1) throw new CapiError(400, 'INVALID_PAYLOAD', 'One newsletter at a time.', { field: 'status' })
		const stored = await findNewsletter(db, Number(keys[0]))
		return stored ? judgeEdit(stored, payload as Row, clock.now()) : payload
	})
	for (const event of ['create', 'update']) {
		filter(`newsletters_translations.items.${event}`, async (payload, { keys = [] }, context) => {
			const { newsletters_id: owner } = payload as Row
			// Directus takes the row itself in the place of its key.
			const named = Number((owner as Row | null | undefined)?.id ?? owner)
			const owners = await listTranslated(context.database, keys)
			await assertDrafts(named > 0 ? [...owners, named] : owners, context)
			return payload
		})
	}
	filter('newsletters_translations.items.delete', async (keys, _event, context) => {
		await assertDrafts(await listTranslated(context.database, keys as number[]), context)
		return keys
	})
	action('newsletters.items.update', ({ keys = [], payload }, { accountability }) => {
		const newsletter = Number(keys[0])
		const { status, tested_digest } = (payload ?? {}) as Row
		const user = accountability?.user
		if (tested_digest !== undefined && user) {
			inTransaction(database, (transaction) =>
				enqueueNewsletter(transaction, { newsletter, user }, { now: clock.now() }),
			)
				.then(() => messenger.notify())
				.catch(onError)
		}
		if (status === 'sending') fanOut(runtime, newsletter).catch(onError)
	})
}
