import type { createBank } from './bank.ts'
import { missing, Refusal, type TestCard } from './bank.ts'
import { type Params, partOf, textOf } from './form.ts'
import { type Books, makeCheckout, makeIntent, makeSetup, newId } from './objects.ts'

interface Call {
	method: string
	/** `['payment_intents', 'pi_1', 'cancel']` */
	path: string[]
	params: Params
	origin: string
}

/** The calls of Stripe's API that are needed here. Throws Refusal for what Stripe refuses. */
export function createApi(books: Books, bank: ReturnType<typeof createBank>) {
	return function answer({ method, path, params, origin }: Call): unknown {
		const [kind = '', second = '', third = ''] = path
		switch (`${method} ${path.length > 1 && kind !== 'checkout' ? `${kind}/:id${third && `/${third}`}` : kind}`) {
			case 'POST payment_intents':
				return keep(books.intents, makeIntent(params))
			case 'GET payment_intents/:id':
				return expanded(books, find(books.intents, second), params)
			case 'POST payment_intents/:id/confirm':
				return bank.confirm(second, textOf(params, 'test_card') as TestCard | null)
			case 'POST payment_intents/:id/cancel': {
				const intent = find(books.intents, second)
				bank.cancel(intent, textOf(params, 'cancellation_reason'))
				return intent
			}
			case 'POST checkout':
			case 'GET checkout':
				return answerCheckout(books, method, third, path[3], params, origin)
			case 'POST customers':
				return keep(books.customers, {
					id: newId('cus'),
					metadata: partOf(params, 'metadata') as Record<string, string>,
				})
			case 'DELETE customers/:id':
				find(books.customers, second)
				books.customers.delete(second)
				for (const method of books.methods.values()) if (method.customer === second) method.customer = null
				return { id: second, deleted: true }
			case 'POST setup_intents':
				return keep(books.setups, makeSetup(params))
			case 'GET setup_intents/:id':
				return expanded(books, find(books.setups, second), params)
			case 'GET payment_methods/:id':
				return find(books.methods, second)
			case 'POST payment_methods/:id/detach': {
				const method = find(books.methods, second)
				method.customer = null
				return method
			}
			case 'POST refunds':
				return bank.refund(textOf(params, 'payment_intent') ?? '', partOf(params, 'metadata') as Record<string, string>)
			default:
				throw new Refusal(404, 'invalid_request_error', null, `Unrecognized request URL (${method} ${path.join('/')})`)
		}
	}
}

function answerCheckout(
	books: Books,
	method: string,
	id: string,
	action: string | undefined,
	params: Params,
	origin: string,
): unknown {
	if (method === 'POST' && id === '') {
		const session = makeCheckout(params, origin)
		books.checkouts.set(session.id, { session, intentParams: partOf(params, 'payment_intent_data') })
		return session
	}
	const { session } = find(books.checkouts, id)
	if (action !== 'expire') {
		const intent = session.payment_intent === null ? null : (books.intents.get(session.payment_intent) ?? null)
		return Object.values(partOf(params, 'expand')).includes('payment_intent')
			? { ...session, payment_intent: intent }
			: session
	}
	if (session.status !== 'open') throw new Refusal(400, 'invalid_request_error', null, 'Only open sessions expire')
	session.status = 'expired'
	session.url = null
	return session
}

function keep<T extends { id: string }>(map: Map<string, T>, object: T): T {
	map.set(object.id, object)
	return object
}

function find<T>(map: Map<string, T>, id: string): T {
	const object = map.get(id)
	if (!object) throw missing('object')
	return object
}

/** `expand[]=payment_method` puts the method in the place of its id. */
function expanded(books: Books, object: { payment_method: string | null }, params: Params): object {
	const isWanted = Object.values(partOf(params, 'expand')).includes('payment_method')
	const method = object.payment_method === null ? null : (books.methods.get(object.payment_method) ?? null)
	return isWanted ? { ...object, payment_method: method } : object
}
