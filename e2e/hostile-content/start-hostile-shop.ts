import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Menu } from '@app/contract/menu'
import { freePort } from '../../scripts/free-port.ts'
import { startFakeCms } from '../../storefront/test/fake-cms.ts'
import { hostileItems, hostileMenu } from './content.ts'

const SERVER = join(import.meta.dirname, '../../storefront/server/main.ts')
/** What the CMS answers; everything else is the storefront's. */
const OF_CMS = /^\/(?:capi|items|users)\/|^\/auth$/

function forward(req: IncomingMessage, res: ServerResponse, port: number): void {
	const { method, url, headers } = req
	const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, (reply) => {
		res.writeHead(reply.statusCode ?? 502, reply.headers)
		reply.pipe(res)
	})
	onward.once('error', () => res.destroy())
	req.pipe(onward)
}

interface HostileContent {
	menu: Menu
	/** Rows by collection. */
	items: Record<string, unknown>
	/** Answers by path below /capi. */
	capi?: Record<string, unknown>
}

/** The storefront as it is built, before a CMS in which somebody has written into every field; both at one address. */
export async function startHostileShop(
	content: HostileContent = { menu: hostileMenu(), items: hostileItems() },
): Promise<{ url: string; stop: () => Promise<void> }> {
	const cms = await startFakeCms()
	cms.menu = content.menu
	Object.assign(cms.items, content.items)
	Object.assign(cms.capi, content.capi)
	const port = await freePort()
	const front = createServer((req, res) => {
		forward(req, res, OF_CMS.test(req.url ?? '') ? Number(new URL(cms.url).port) : port)
	})
	await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
	const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
	const env = {
		...process.env,
		STOREFRONT_PORT: String(port),
		STOREFRONT_HOST: '127.0.0.1',
		STOREFRONT_PUBLIC_URL: url,
		CMS_PUBLIC_URL: url,
		CMS_INTERNAL_URL: cms.url,
	}
	const storefront = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
	await new Promise((resolve, reject) => {
		storefront.stdout.once('data', resolve)
		storefront.once('exit', () => reject(new Error('The storefront did not start.')))
	})
	return {
		url,
		async stop() {
			storefront.removeAllListeners('exit')
			storefront.kill()
			front.closeAllConnections()
			front.close()
			await cms.close()
		},
	}
}
