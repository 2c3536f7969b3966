import { expect, it, vi } from 'vitest'
import { patchAddressLimit } from './patch-address-limit.ts'

it("Directus's limit counts the addresses of one network together and spares the unlimited ones", async () => {
	const consume = vi.fn(async (_key: string, _points?: number) => 'counted')
	const limiter = { consume }
	patchAddressLimit(new Set(['127.0.0.1']), limiter)
	expect(await limiter.consume('2001:db8::1', 1)).toBe('counted')
	expect(await limiter.consume('2001:db8::2', 1)).toBe('counted')
	expect(await limiter.consume('203.0.113.7', 1)).toBe('counted')
	expect(await limiter.consume('127.0.0.1', 1)).toBeUndefined()
	const keys = consume.mock.calls.map(([key]) => key)
	expect(keys).toHaveLength(3)
	expect(keys[0]).toBe(keys[1])
	expect(keys[2]).toBe('203.0.113.7')
})
