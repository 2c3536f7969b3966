import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { canonicalAddress } from '@app/domain/http/address-key'

/** Whether X-Forwarded-For is believed from an address; `hop` is 0 for the other end of the connection. */
export type IsTrusted = (address: string, hop: number) => boolean

/** The names of ranges that Directus's IP_TRUST_PROXY knows as well. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
	loopback: ['127.0.0.0/8', '::1/128'],
	linklocal: ['169.254.0.0/16', 'fe80::/10'],
	uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Throws for what is neither an address nor a range. */
function addRange(list: BlockList, range: string): void {
	const [address = '', prefix] = range.split('/')
	if (isIP(address) === 0) throw new Error(`${range} is no address`)
	if (prefix === undefined) list.addAddress(address, familyOf(address))
	else list.addSubnet(address, Number(prefix), familyOf(address))
}

/**
 * Reads a list of trusted proxies, written as for Directus: addresses, ranges and their names, a number of proxies,
 * or `false`.
 * @throws Error for anything else, `true` included: it would let every visitor choose an address.
 */
export function parseTrustedProxies(text: string): IsTrusted {
	const value = text.trim().replace(/^(?:array|string):/, '')
	if (value === '' || value === 'false') return () => false
	if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
	const list = new BlockList()
	for (const name of value.split(',').map((part) => part.trim())) {
		for (const range of RANGES[name] ?? [name]) addRange(list, range)
	}
	return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * The address of the visitor who sent a request: the other end of the connection, or, behind trusted proxies, the
 * last address of X-Forwarded-For that none of them has. `unknown` where the connection is gone already.
 */
export function readVisitorAddress({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): string {
	const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
	let address = canonicalAddress(socket.remoteAddress ?? 'unknown')
	for (let hop = 0; isTrusted(address, hop); hop++) {
		const sender = canonicalAddress(forwarded.pop()?.trim() ?? '')
		if (isIP(sender) === 0) return address
		address = sender
	}
	return address
}
