import { signInCounters } from '@app/domain/auth/sign-in-counters'
import type { Request, Response } from 'express'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { createMarks } from '../../http/marks.ts'
import { createLimit, type Limit } from '../../http/rate-limit.ts'
import { createRisingDelay } from '../../http/rising-delay.ts'
import { countedAddress } from '../../http/storefront-server.ts'
import type { AccountLimits } from '../limits.ts'
import { createKnownDevices } from './known-devices.ts'

const DAY_SECONDS = 86_400
const KNOWN_ADDRESS_SECONDS = 14 * DAY_SECONDS
const FIRST_DELAY_SECONDS = 5
/** So many wrong passwords from everywhere are an attack. */
const FIRST_DELAY_OF_ATTACK_SECONDS = 60

/** A password that is about to be checked; one that is neither right nor cancelled counts as wrong. */
export interface PasswordGuess {
	/** The password was right: frees the device and the address, and remembers both. */
	succeed(): Promise<void>
	/** Nothing was learnt about the password. */
	cancel(): Promise<void>
	/** Remembers the device by a cookie of the answer. */
	rememberDevice(response: Response): void
}

export interface PasswordGuesses {
	/**
	 * Counts a guess before the password is looked at, so that a thousand at once are no more than ten. Throws 429 for
	 * the address or device that has to wait. `onClosed` is called where only guesses from elsewhere are the reason.
	 */
	begin(request: Request, email: string, onClosed?: () => void): Promise<PasswordGuess>
	/**
	 * Lets whoever opened the mailed link sign in from this device and this address, in spite of guesses from elsewhere.
	 */
	admit(request: Request, response: Response, account: string): Promise<void>
	/** Epoch milliseconds of the last right password of an account, as far as it is remembered. */
	lastSuccess(account: string): Promise<number | null>
}

type Counter = Pick<Limit, 'take' | 'giveBack'>

const UNCOUNTED: PasswordGuess = {
	succeed: async () => undefined,
	cancel: async () => undefined,
	rememberDevice: () => undefined,
}

/**
 * Slows down whoever guesses passwords, by device, by address and by account (see domain/auth/sign-in-counters.ts), and
 * never locks an account.
 */
export function createPasswordGuesses(config: Config, clock: Clock, limits: AccountLimits): PasswordGuesses {
	const { windowSeconds, wrongPasswordsPerAccount, wrongPasswordsPerAddress, wrongPasswordsEverywhere } = config.account
	const createDelay = (name: string, free: number, firstSeconds = FIRST_DELAY_SECONDS) =>
		createRisingDelay(
			name,
			{ free, firstSeconds: Math.min(firstSeconds, windowSeconds), maxSeconds: windowSeconds },
			DAY_SECONDS,
		)
	const ofDevice = createDelay('wrong-passwords-device', wrongPasswordsPerAccount)
	const ofAccountFromAddress = createDelay('wrong-passwords-from-address', wrongPasswordsPerAccount)
	const ofAccount = createDelay('wrong-passwords-everywhere', wrongPasswordsEverywhere, FIRST_DELAY_OF_ATTACK_SECONDS)
	const ofAddress = createLimit('wrong-passwords-address', wrongPasswordsPerAddress, windowSeconds)
	const knownAddresses = createMarks('known-addresses', KNOWN_ADDRESS_SECONDS)
	const successes = createMarks('right-passwords', DAY_SECONDS)
	const devices = createKnownDevices(config)

	async function takeAll(taken: readonly (readonly [counter: Counter, key: string])[]): Promise<void> {
		const done: (readonly [Counter, string])[] = []
		for (const [counter, key] of taken) {
			try {
				await counter.take(key)
			} catch (error) {
				await Promise.all(done.map(([earlier, earlierKey]) => earlier.giveBack(earlierKey)))
				throw error
			}
			done.push([counter, key])
		}
	}

	return {
		async begin(request, email, onClosed) {
			const address = countedAddress(request, config)
			if (address === null) return UNCOUNTED
			const account = limits.keyOf(email)
			const fromHere = `${account} ${address}`
			const device = devices.read(request, account, clock.now())
			const isKnownAddress = (await knownAddresses.get(fromHere)) !== null
			const counters = signInCounters({ isKnownDevice: device !== null, isKnownAddress })
			const closing: Counter = {
				...ofAccount,
				take: (key) =>
					ofAccount.take(key).catch((refusal: unknown) => {
						onClosed?.()
						throw refusal
					}),
			}
			const places = {
				device: [ofDevice, `${account} ${device}`],
				address: [ofAddress, address],
				accountFromAddress: [ofAccountFromAddress, fromHere],
				account: [closing, account],
			} as const
			const taken = counters.map((name) => places[name])
			await takeAll(taken)
			const giveBack = () => Promise.all(taken.map(([counter, key]) => counter.giveBack(key)))
			return {
				async succeed() {
					await giveBack()
					await (device === null ? ofAccountFromAddress.forget(fromHere) : ofDevice.forget(`${account} ${device}`))
					await knownAddresses.set(fromHere, clock.now())
					await successes.set(account, clock.now())
				},
				async cancel() {
					await giveBack()
				},
				rememberDevice: (response) => {
					if (device === null) devices.remember(response, account, clock.now())
				},
			}
		},
		async admit(request, response, account) {
			devices.remember(response, account, clock.now())
			const address = countedAddress(request, config)
			if (address === null) return
			await ofAccountFromAddress.forget(`${account} ${address}`)
			await knownAddresses.set(`${account} ${address}`, clock.now())
		},
		lastSuccess: (account) => successes.get(account),
	}
}
