import { ICON_SERVER_TIMEOUT_MS } from '@app/contract/constants'
import { type IconSet, IconSetSchema } from '@app/contract/icons'
import * as v from 'valibot'

/**
 * Asks another server that speaks Iconify's protocol for icons of a set. Null where it does not have the set.
 * @throws where it is down, slow or no Iconify.
 */
export async function askIconify(
	iconifyUrl: string,
	prefix: string,
	names: readonly string[],
	timeoutMs = ICON_SERVER_TIMEOUT_MS,
): Promise<IconSet | null> {
	const reply = await fetch(`${iconifyUrl}/${prefix}.json?icons=${names.join(',')}`, {
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout(timeoutMs),
	})
	if (reply.status === 404) return null
	if (!reply.ok) throw new Error(`The icon service answered ${reply.status}`)
	return v.parse(IconSetSchema, await reply.json())
}
