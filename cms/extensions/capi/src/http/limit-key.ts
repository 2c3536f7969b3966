import { addressKey, canonicalAddress } from '@app/domain/http/address-key'

/** The key that limits count an address by; null for an unlimited address. `unlimited` holds canonical addresses. */
export function limitKey(address: string, unlimited: ReadonlySet<string>): string | null {
	return unlimited.has(canonicalAddress(address)) ? null : addressKey(address)
}
