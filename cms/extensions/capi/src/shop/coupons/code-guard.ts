import type { Request } from 'express'
import type { Config } from '../../config.ts'
import { createLimit } from '../../http/rate-limit.ts'
import { countedAddress } from '../../http/storefront-server.ts'

/** So many wrong codes an account and an address may try within a time; a customer mistypes a code a few times. */
const PER_ACCOUNT = 10
const PER_ADDRESS = 30
const WINDOW_SECONDS = 600

interface Try<T> {
	user: string | null
	/** The code that is judged; without one nothing is counted. */
	code: string | null | undefined
	judge: () => Promise<T>
	/** Whether nobody may use the code, as far as the result says. */
	isWrong: (result: T) => boolean
}

/** Counts wrong coupon codes, wherever codes are judged. */
export interface CodeGuard {
	/**
	 * Gives what `judge` gives. Throws 429 with Retry-After where too many codes were wrong, whether this one is or not.
	 */
	guard<T>(request: Request, attempt: Try<T>): Promise<T>
}

/**
 * Guests are asked to sign in whatever their code is, so only accounts are counted, and addresses, which may have
 * many accounts. A place is taken before the code is judged: of tries at the same time each finds the place of the
 * others taken.
 */
export function createCodeGuard(config: Pick<Config, 'unlimitedAddresses'>): CodeGuard {
	const perAccount = createLimit('wrong-coupons-account', PER_ACCOUNT, WINDOW_SECONDS)
	const perAddress = createLimit('wrong-coupons-address', PER_ADDRESS, WINDOW_SECONDS)
	return {
		async guard(request, { user, code, judge, isWrong }) {
			const address = countedAddress(request, config)
			if (user === null || !code || address === null) return judge()
			await perAccount.take(user)
			const giveBackAccount = () => perAccount.giveBack(user)
			await perAddress.take(address).catch(async (refusal: unknown) => {
				await giveBackAccount()
				throw refusal
			})
			const giveBack = () => Promise.all([giveBackAccount(), perAddress.giveBack(address)])
			try {
				const result = await judge()
				if (!isWrong(result)) await giveBack()
				return result
			} catch (error) {
				if (!isWrongCode(error)) await giveBack()
				throw error
			}
		},
	}
}

/**
 * A refusal that names the code as the reason: of the check itself, or within the quote of an order that was not
 * placed.
 */
function isWrongCode(error: unknown): boolean {
	const { code, extensions } = error as { code?: unknown; extensions?: { quote?: { problems?: { code: string }[] } } }
	return code === 'COUPON_INVALID' || hasWrongCode(extensions?.quote?.problems ?? [])
}

export function hasWrongCode(problems: readonly { code: string }[]): boolean {
	return problems.some((problem) => problem.code === 'COUPON_INVALID')
}
