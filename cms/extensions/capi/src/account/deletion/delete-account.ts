import { createHmac } from 'node:crypto'
import type { LanguageTag } from '@app/language/tags'
import { deleteDocuments } from '../../careers/documents.ts'
import { CapiError, notFound } from '../../http/errors.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { forgetCards } from '../../payments/cards/forget-customer.ts'
import { workOffPaymentTasks } from '../../payments/work-off.ts'
import { forgetPerson } from '../../repositories/customer-orders.ts'
import { forgetDevices } from '../../repositories/device-records.ts'
import { eraseSubscriptionOf } from '../../repositories/newsletter.ts'
import { deleteDevicesOf } from '../../repositories/push-subscriptions.ts'
import { removeSubmissionsOf } from '../../repositories/submissions.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import {
	type Account,
	closeAccount,
	endSessions,
	findAccount,
	forgetTraces,
	listHalfForgotten,
	updateAccount,
} from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { announceOrder } from '../../shop/orders/publish-changes.ts'
import { dropOtherAvatars } from '../profile/avatars.ts'
import { type Editor, isCustomer } from '../profile/guard-profile.ts'
import { assertReauthenticated } from '../sign-in/reauthentication.ts'
import { namesAddress, readDeletionForm } from './deletion-form.ts'

const DAY_MS = 24 * 3_600_000

/** What is left of the account: enough for the client to see that it is gone. */
export interface DeletedAccount {
	id: string
	email: string
	first_name: string
	last_name: string
}

/** Everything personal that a row of Directus's users can hold. */
const EMPTY = {
	first_name: 'Deleted',
	last_name: 'User',
	status: 'archived',
	provider: 'default',
	...Object.fromEntries(
		[
			'password',
			'external_identifier',
			'auth_data',
			'token',
			'tfa_secret',
			'avatar',
			'phone',
			'language',
			'location',
			'title',
			'description',
			'tags',
			'last_page',
			'last_access',
		].map((column) => [column, null]),
	),
}

/**
 * Ends a customer's own account (section 7: the client sends 'deleted-', a timestamp and the address). The address
 * becomes one that tells nobody anything; sessions, saved cards, picture, letters, applications, the newsletter and
 * what Directus remembers go; orders stay without the person. 403 for staff and for a form that is not the own one,
 * 401 or REAUTHENTICATION_REQUIRED where nobody has just signed in.
 */
export async function deleteAccount(
	runtime: Runtime,
	{ editor, target, body, asked }: { editor: Editor; target: string; body: unknown; asked: LanguageTag | null },
): Promise<DeletedAccount> {
	const form = readDeletionForm(body)
	const isOwn = target === 'me' || target === editor.user
	if (!form || !isOwn || !isCustomer(editor)) throw forbidden()
	const account = await findAccount(runtime.database, String(editor.user))
	if (account?.status !== 'active') throw notFound('The account was not found.')
	if (!namesAddress(form.email, account.email)) throw forbidden()
	await assertReauthenticated(account, runtime, runtime.database)
	const email = anonymousAddress(runtime, account)
	// A note of the last moment would be written behind it.
	await runtime.devices.settle()
	const { orders, documents } = await erase(runtime, account, email)
	for (const order of orders) announceOrder(runtime, { order })
	const language = languageFor(asked, account.language)
	sendMailSoon(runtime, {
		to: account.email,
		language,
		subject: language.say('Your account is gone'),
		template: 'account-deleted',
		data: { email: account.email },
	})
	// What fails from here on is made up for by the clean-up.
	const onError = (error: unknown) =>
		runtime.logger.error(error, 'The rest of a deleted account waits for the clean-up')
	await dropOtherAvatars(runtime, account.id).catch(onError)
	await deleteDocuments(runtime, documents).catch(onError)
	await workOffPaymentTasks(runtime).catch(onError)
	runtime.messages.publish({ kind: 'sessions', user: account.id })
	return { id: account.id, email, first_name: 'Deleted', last_name: 'User' }
}

interface Erased {
	/** Orders that have lost the person. */
	orders: number[]
	/** Files of applications that are gone. */
	documents: string[]
}

async function erase(runtime: Runtime, { id, email }: Account, replacement: string): Promise<Erased> {
	const { clock, database, gateway } = runtime
	return inTransaction(database, async (transaction) => {
		// The same form may have come twice.
		if (!(await closeAccount(transaction, id, { ...EMPTY, email: replacement })))
			throw notFound('The account was not found.')
		await endSessions(transaction, id)
		await forgetCards(transaction, gateway.provider, id, clock.now())
		const orders = await forgetPerson(transaction, id, { email, replacement })
		await deleteDevicesOf(transaction, id, orders)
		await forgetTraces(transaction, id, orders)
		await forgetDevices(transaction, id, orders)
		// The address is proved: what came from it is the person's as well.
		await eraseSubscriptionOf(transaction, email)
		return { orders, documents: await removeSubmissionsOf(transaction, email) }
	})
}

/**
 * A step of the clean-up: an order or an edit that was under way while the account was deleted has written after it.
 * Looks at the last day; access tokens end with the account.
 */
export async function forgetLateWrites({ clock, database }: Runtime): Promise<void> {
	for (const { id, email } of await listHalfForgotten(database, clock.now() - DAY_MS)) {
		await inTransaction(database, async (transaction) => {
			await updateAccount(transaction, id, EMPTY)
			const orders = await forgetPerson(transaction, id, { email: null, replacement: email })
			await deleteDevicesOf(transaction, id, orders)
			await forgetTraces(transaction, id, orders)
			await forgetDevices(transaction, id, orders)
		})
	}
}

/** Keyed, so that nobody finds the address by hashing a list of addresses. */
function anonymousAddress({ clock, config }: Runtime, { id, email }: Account): string {
	const digest = createHmac('sha256', config.account.key).update(`${id} ${email.toLowerCase()}`).digest('hex')
	return `deleted-${clock.now()}-${digest.slice(0, 24)}`
}

function forbidden(): CapiError {
	return new CapiError(403, 'FORBIDDEN', "You don't have permission to change this account.")
}
