import { ORDER_CODE_MINUTES } from '@app/contract/constants'
import type { Request } from 'express'
import { getAccountTools } from '../../account/tools.ts'
import { digest } from '../../devices/device-row.ts'
import { createRisingDelay } from '../../http/rising-delay.ts'
import { countedAddress } from '../../http/storefront-server.ts'
import type { Runtime } from '../../runtime.ts'

const DAY_SECONDS = 86_400
const FIRST_DELAY_SECONDS = 60
/** Less than the life of a code, so that whoever is refused another mail has a code that works. */
const MAX_DELAY_SECONDS = (ORDER_CODE_MINUTES - 5) * 60
/** Wrong codes of one order from one device and from one address before each further one has to wait. */
const TRIES = { device: 5, address: 20 } as const

/** Who asks about the code of an order: `device` is the browser's name for itself, if it gives one. */
export interface CodeAsker {
	request: Request
	slug: string
	device: string | null
}

/** Slows those who ask for codes or guess them. Unlimited addresses pass. */
export interface OrderCodeLimits {
	/** Counts a mail that a visitor asks for. Throws 429. */
	takeRequest(asker: CodeAsker): Promise<void>
	/** Counts a mail of an order, whoever asks for it. Throws 429 where its last one is too young to repeat it. */
	takeMail(asker: CodeAsker): Promise<void>
	/** Counts a try of a code before it is judged. Throws 429. */
	takeTry(asker: CodeAsker): Promise<void>
	/** Frees a visitor whose code was right. */
	forgive(asker: CodeAsker): Promise<void>
}

/**
 * Counts by device and by address, so that a stranger with the tracking link does not use up the tries and mails of
 * the order's guest, and neither does somebody behind the guest's own address who names other devices.
 */
export function createOrderCodeLimits(runtime: Runtime): OrderCodeLimits {
	const { config } = runtime
	const { mailsPerRecipient } = config.account
	const createDelay = (name: string, free: number) =>
		createRisingDelay(
			`order-code-${name}`,
			{ free, firstSeconds: FIRST_DELAY_SECONDS, maxSeconds: MAX_DELAY_SECONDS },
			DAY_SECONDS,
		)
	const mails = createDelay('mails', mailsPerRecipient)
	const triesOfDevice = createDelay('tries-device', TRIES.device)
	const triesOfAddress = createDelay('tries-address', TRIES.address)

	/** The keys of an asker; null for an unlimited address. */
	function keysOf({ request, slug, device }: CodeAsker) {
		const address = countedAddress(request, config)
		if (address === null) return null
		const name = digest(config.devices.key, 'device', device) ?? ''
		return { device: `${slug} ${address} ${name}`, address: `${slug} ${address}` }
	}

	return {
		async takeRequest({ request, slug, device }) {
			const { limits } = getAccountTools(runtime)
			await limits.takeMail(request, `order-code ${slug} ${device ?? ''}`)
		},
		async takeMail(asker) {
			if (keysOf(asker) !== null) await mails.take(asker.slug)
		},
		async takeTry(asker) {
			const keys = keysOf(asker)
			if (keys === null) return
			await triesOfDevice.take(keys.device)
			await triesOfAddress.take(keys.address)
		},
		async forgive(asker) {
			const keys = keysOf(asker)
			if (keys === null) return
			await triesOfDevice.forget(keys.device)
			await triesOfAddress.forget(keys.address)
		},
	}
}
