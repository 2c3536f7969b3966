import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { System } from '../scripts/system.ts'
import { readRepeatedly } from './load.ts'
import type { Row } from './table.ts'

/** Raw bytes as they cross the wire: fetch would unpack them. */
async function readRaw(url: string, headers: Record<string, string>): Promise<Buffer> {
	const [response] = await once(get(url, { headers }), 'response')
	return Buffer.concat(await response.toArray())
}

async function startBareServer(body: Buffer, encoding: string) {
	const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'body')
	writeFileSync(file, body)
	const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, encoding], {
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	const [port] = await once(child, 'message')
	return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, stop: () => child.kill() }
}

/** Public reads of the shop beside a bare node:http server that sends the same compressed bytes. */
export async function benchReads({ cmsUrl, services }: System): Promise<Row[]> {
	const rows: Row[] = []
	for (const path of ['/capi/shop/menu-test', '/capi/shop/branches']) {
		const headers = { 'Accept-Encoding': 'br' }
		const body = await readRaw(cmsUrl + path, headers)
		const bare = await startBareServer(body, 'br')
		const ours = await readRepeatedly(cmsUrl + path, services.cms.child.pid!, { headers })
		const theirs = await readRepeatedly(bare.url, bare.pid, { headers })
		bare.stop()
		if (ours.failures > 0) throw new Error(`${path} failed ${ours.failures} times`)
		rows.push(
			{
				what: `GET ${path}, CPU a request`,
				ours: ours.cpuMsEach,
				unit: 'ms',
				reference: { what: 'bare node:http', value: theirs.cpuMsEach },
				must: 0.07,
				aim: 0.03,
			},
			{
				what: `GET ${path}, rate`,
				ours: ours.perSecond,
				unit: '/s',
				reference: { what: 'bare node:http', value: theirs.perSecond },
				more: true,
			},
			{ what: `GET ${path}, bytes`, ours: body.length / 1000, unit: 'kB (br)' },
		)
	}
	return rows
}
