import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createBank, TestCard } from './bank.ts'
import type { Books } from './objects.ts'

interface Visit {
	books: Books
	bank: ReturnType<typeof createBank>
	request: IncomingMessage
	response: ServerResponse
	id: string
	form: URLSearchParams
}

/** The page that Stripe hosts for a Checkout Session, with a button for each test card. */
export function checkoutPage({ books, bank, request, response, id, form }: Visit): void {
	const session = books.checkouts.get(id)?.session
	const choice = form.get('choice')
	if (session?.status !== 'open') page(response, 'This page has expired.')
	else if (request.method !== 'POST') page(response, BUTTONS)
	else if (choice === 'back') redirect(response, session.cancel_url)
	else if (bank.payCheckout(id, choice as TestCard)) redirect(response, session.success_url)
	else page(response, `<p role="alert">Your card was declined.</p>${BUTTONS}`)
}

const BUTTONS = `<form method="post">
<button name="choice" value="pays">Pay</button>
<button name="choice" value="declines">Pay with an empty card</button>
<button name="choice" value="back">Back</button>
</form>`

function page(response: ServerResponse, body: string): void {
	response.writeHead(200, { 'content-type': 'text/html' })
	response.end(`<!doctype html><html lang="en"><title>Checkout</title><h1>Checkout</h1>${body}</html>`)
}

function redirect(response: ServerResponse, location: string): void {
	response.writeHead(303, { location }).end()
}
