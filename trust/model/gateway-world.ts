import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'

const AMOUNT = 2_150

interface Session {
	state: 'open' | 'asks' | 'charged' | 'closed'
	charges: string[]
}

interface News {
	attempt: number
	outcome: PaymentOutcome
}

/** The world outside the shop: what the gateway has really done with money, and its news, on their way in no order. */
export class GatewayWorld {
	readonly sessions: Session[] = []
	/** Everything ever said. News is never forgotten: it may come late, again, or in another order. */
	readonly news: News[] = []
	readonly taken = new Set<string>()
	readonly returned = new Set<string>()

	open(): void {
		this.sessions.push({ state: 'open', charges: [] })
	}

	decline(attempt: number): void {
		this.say(attempt, { kind: 'failed', declineCode: 'card_declined' })
	}

	ask(attempt: number): void {
		this.sessions[attempt]!.state = 'asks'
		this.say(attempt, { kind: 'action_required' })
	}

	/** Takes the money. A gateway that has charged a session does not do so again, unless it is a faulty one. */
	charge(attempt: number): void {
		const session = this.sessions[attempt]!
		const id = `charge ${attempt}.${session.charges.length}`
		session.state = 'charged'
		session.charges.push(id)
		this.taken.add(id)
		this.say(attempt, { kind: 'paid', charge: { id, amountMinor: AMOUNT, currency: 'EUR' } })
	}

	/** The customer, or the session's own time, ends it. */
	close(attempt: number): void {
		this.sessions[attempt]!.state = 'closed'
		this.say(attempt, { kind: 'closed' })
	}

	giveBack(attempt: number, charge: string): void {
		if (this.returned.has(charge)) return
		this.returned.add(charge)
		this.say(attempt, { kind: 'refunded', charge })
	}

	/** Charges that are neither given back nor owed, by what the world knows. */
	kept(): string[] {
		return [...this.taken].filter((charge) => !this.returned.has(charge))
	}

	private say(attempt: number, outcome: PaymentOutcome): void {
		this.news.push({ attempt, outcome })
	}
}
