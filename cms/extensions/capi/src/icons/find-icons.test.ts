import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ICON_SERVER_TIMEOUT_MS } from '@app/contract/constants'
import type { IconSet } from '@app/contract/icons'
import { expect, it, vi } from 'vitest'
import { askIconify } from './ask-iconify.ts'
import { createIconFinder } from './find-icons.ts'

const PATH = '<path d="M0 0"/>'
const MDI: IconSet = {
	prefix: 'mdi',
	width: 24,
	height: 24,
	icons: { home: { body: PATH }, evil: { body: '<script>alert(1)</script>' } },
	aliases: { house: { parent: 'home' } },
}

function finder(ask?: (url: string, prefix: string, names: readonly string[]) => Promise<IconSet | null>) {
	const clock = { at: 1_000_000, now: () => clock.at }
	const onError = vi.fn()
	const iconifyUrl = ask ? 'https://icons.example' : null
	return { clock, onError, ...createIconFinder({ iconifyUrl, clock, onError, ask: ask as never }) }
}

it('our own set has its icons, its aliases and a list of what it lacks', async () => {
	const { find } = finder()
	const set = await find('tabler', ['brand-instagram', '123', 'no-such-icon', 'constructor'])
	expect(set).toMatchObject({
		prefix: 'tabler',
		width: 24,
		height: 24,
		icons: { 'brand-instagram': { body: expect.stringContaining('<path') }, 'number-123': {} },
		aliases: { '123': { parent: 'number-123' } },
		not_found: ['no-such-icon', 'constructor'],
	})
	expect(Object.keys(set!.icons)).toHaveLength(2)
})

it('another set is none where no other server is configured', async () => {
	expect(await finder().find('mdi', ['home'])).toBeNull()
})

it('the other server is asked for what our own sets lack, once', async () => {
	const ask = vi.fn(async () => MDI)
	const { find } = finder(ask)
	for (let time = 0; time < 2; time++) {
		expect(await find('mdi', ['home', 'house', 'gone'])).toEqual({
			prefix: 'mdi',
			icons: {
				home: expect.objectContaining({ body: PATH, width: 24 }),
				house: expect.objectContaining({ body: PATH }),
			},
			not_found: ['gone'],
		})
	}
	await find('tabler', ['flame'])
	expect(ask.mock.calls).toEqual([['https://icons.example', 'mdi', ['home', 'house', 'gone']]])
})

it('what is more than a drawing is not passed on', async () => {
	expect(await finder(async () => MDI).find('mdi', ['evil', 'home'])).toMatchObject({ not_found: ['evil'] })
})

it('a set that nobody has is none', async () => {
	expect(await finder(async () => null).find('no-such-set', ['home'])).toBeNull()
})

it('while the other server fails our own set answers, others are 503, and it is left alone', async () => {
	const ask = vi.fn(async () => {
		throw new Error('The icon service answered 502')
	})
	const { find, clock, onError } = finder(ask)
	expect(await find('tabler', ['flame', 'gone'])).toMatchObject({ icons: { flame: {} }, not_found: ['gone'] })
	await expect(find('mdi', ['home'])).rejects.toMatchObject({ status: 503 })
	expect(ask).toHaveBeenCalledTimes(1)
	expect(onError).toHaveBeenCalledTimes(1)
	clock.at += 10_000
	await expect(find('mdi', ['home'])).rejects.toMatchObject({ status: 503 })
	expect(ask).toHaveBeenCalledTimes(2)
})

it('the other server is waited for 5000 ms and no longer', async () => {
	expect(ICON_SERVER_TIMEOUT_MS).toBe(5_000)
	const hanging = createServer(() => {})
	await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
	const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
	await expect(askIconify(url, 'mdi', ['home'], 20)).rejects.toThrow(/timeout/)
	hanging.closeAllConnections()
	hanging.close()
})
