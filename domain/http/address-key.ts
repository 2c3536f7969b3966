const GROUP = /^[\da-f]{1,4}$/i
const IPV4_TAIL = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
const GROUPS = 8

const toHex = (group: number) => group.toString(16)

/** The last two groups of an address may be written as IPv4. */
function spellInGroups(text: string): string {
	return text.replace(IPV4_TAIL, (_tail, ...parts: unknown[]) => {
		const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
		return `${toHex(a * 256 + b)}:${toHex(c * 256 + d)}`
	})
}

const splitGroups = (text: string) => (text === '' ? [] : text.split(':'))

/** The eight groups of an IPv6 address without its zone; null for what is none. */
function parseIpv6(text: string): number[] | null {
	const [address = ''] = text.split('%', 1)
	if (!address.includes(':')) return null
	const [head = '', tail, ...rest] = spellInGroups(address).split('::')
	const [first, last] = [splitGroups(head), splitGroups(tail ?? '')]
	const missing = GROUPS - first.length - last.length
	const isComplete = tail === undefined ? missing === 0 : missing > 0
	if (rest.length > 0 || !isComplete || ![...first, ...last].every((group) => GROUP.test(group))) return null
	return [...first, ...Array<string>(missing).fill('0'), ...last].map((group) => Number.parseInt(group, 16))
}

/** The IPv4 address that an IPv4-mapped IPv6 address (`::ffff:0:0/96`) stands for; null for every other one. */
function mappedIpv4(groups: readonly number[]): string | null {
	const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
	return isMapped
		? groups
				.slice(6)
				.flatMap((group) => [group >> 8, group & 255])
				.join('.')
		: null
}

/** One spelling for each address: eight groups for IPv6, IPv4 for IPv4-mapped IPv6. Other text stays as it is. */
export function canonicalAddress(text: string): string {
	const groups = parseIpv6(text)
	return groups === null ? text : (mappedIpv4(groups) ?? groups.map(toHex).join(':'))
}

/**
 * The key that a limit counts an address by: the address itself for IPv4, its /64 for IPv6, because a provider gives
 * each subscriber at least one /64 and its addresses cost nothing.
 */
export function addressKey(text: string): string {
	const groups = parseIpv6(text)
	return groups === null ? text : (mappedIpv4(groups) ?? `${groups.slice(0, 4).map(toHex).join(':')}::/64`)
}
