/**
 * What js.stripe.com would send, as far as our page uses it: fields that are mounted, submitted and confirmed. It
 * runs in the page, so it holds everything that it needs. The card decides by its last four digits, as in
 * test/stripe/bank.ts of the CMS.
 */
export function standIn(): void {
	type Listener = (event: object) => void
	type Intent = { status: string; last_payment_error?: object | null }
	const CARDS: Record<string, string> = { '4242': 'pays', '0002': 'declines', '9995': 'poor', '3155': 'asks' }
	const API = 'https://api.stripe.com/v1'

	async function ask(path: string, fields: Record<string, string>): Promise<Intent> {
		const reply = await fetch(`${API}/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
		return reply.json()
	}

	function createElement(type: string) {
		const listeners = new Map<string, Listener>()
		const element = {
			type,
			number: () => box.querySelector('input')?.value.replace(/\D/g, '') ?? '',
			on: (event: string, listener: Listener) => {
				listeners.set(event, listener)
				return element
			},
			off: () => element,
			once: () => element,
			update: () => undefined,
			mount(target: HTMLElement) {
				target.append(box)
				listeners.get('ready')?.({ elementType: type, availablePaymentMethods: undefined })
			},
			unmount: () => box.remove(),
			destroy: () => box.remove(),
		}
		const box = document.createElement('div')
		if (type === 'payment') {
			const label = document.createElement('label')
			const input = document.createElement('input')
			label.append('Stripe card number ', input)
			input.addEventListener('input', () => listeners.get('change')?.({ elementType: type, complete: true }))
			box.append(label)
		}
		return element
	}

	function createElements(options: object) {
		const made: ReturnType<typeof createElement>[] = []
		return {
			options,
			create: (type: string) => {
				const element = createElement(type)
				made.push(element)
				return element
			},
			getElement: (type: string) => made.findLast((element) => element.type === type) ?? null,
			update: (changes: object) => Object.assign(options, changes),
			submit: async () =>
				made.findLast(({ type }) => type === 'payment')?.number()
					? {}
					: { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
		}
	}

	/** The bank's question, in the middle of the page. */
	function askBank(): Promise<boolean> {
		return new Promise((resolve) => {
			const dialog = document.createElement('dialog')
			for (const [text, answer] of [
				['Complete authentication', true],
				['Fail authentication', false],
			] as const) {
				const button = document.createElement('button')
				button.textContent = text
				button.onclick = () => {
					dialog.remove()
					resolve(answer)
				}
				dialog.append(button)
			}
			document.body.append(dialog)
			dialog.showModal()
		})
	}

	type Elements = ReturnType<typeof createElements>
	const cardIn = (elements?: Elements): Record<string, string> => {
		const number = elements?.getElement('payment')?.number()
		return number === undefined ? {} : { test_card: CARDS[number.slice(-4)] ?? 'declines' }
	}

	async function confirm(kind: string, { elements, clientSecret }: { elements?: Elements; clientSecret: string }) {
		const path = `${kind}/${clientSecret.split('_secret_')[0]}`
		let intent = await ask(`${path}/confirm`, { client_secret: clientSecret, ...cardIn(elements) })
		if (intent.status === 'requires_action') {
			intent = await ask(`${path}/authenticate`, { approved: String(await askBank()) })
		}
		const error = intent.last_payment_error
		return error ? { error: { type: 'card_error', ...error, payment_intent: intent } } : { paymentIntent: intent }
	}

	const Stripe = () => ({
		elements: createElements,
		confirmPayment: (options: { elements?: Elements; clientSecret: string }) => confirm('payment_intents', options),
		confirmSetup: (options: { elements?: Elements; clientSecret: string }) => confirm('setup_intents', options),
		createToken: () => undefined,
		createPaymentMethod: () => undefined,
		confirmCardPayment: () => undefined,
		_registerWrapper: () => undefined,
		registerAppInfo: () => undefined,
	})
	Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}
