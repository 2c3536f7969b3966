import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addAPIProvider, loadIcon } from '@iconify/react'
import { expect, it } from 'vitest'
import { iconProvider } from './icon-provider.ts'

it('waits 1500 ms, tries the next host after 750 ms, and asks in 500 characters', () => {
	expect(iconProvider('https://cms.example')).toEqual({
		resources: ['https://cms.example'],
		path: '/capi/icons/',
		timeout: 1_500,
		rotate: 750,
		maxURL: 500,
	})
})

it('Iconify’s own code asks our service with it and reads its reply', async () => {
	const asked: string[] = []
	const server = createServer((request, response) => {
		asked.push(request.url!)
		const icons = { flame: { body: '<path d="M0 0"/>' } }
		response.end(JSON.stringify({ success: true, prefix: 'tabler', width: 24, height: 24, icons }))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	addAPIProvider('', iconProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
	expect(await loadIcon('tabler:flame')).toMatchObject({ body: '<path d="M0 0"/>', width: 24 })
	expect(asked).toEqual(['/capi/icons/tabler.json?icons=flame'])
	server.closeAllConnections()
	server.close()
})
