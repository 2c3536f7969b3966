import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningCms } from '../cms.ts'
import { customer } from './tokens.ts'

/** One of the servers that are compared, and what earlier replies of its own were. */
export interface Chain {
	name: string
	cms: RunningCms
	recordFile: string
	/** Ids that a server makes up, by the name that a request gave them. */
	memory: Record<string, string>
}

/** A request; what depends on the server's own ids is a function of what it remembers. */
export interface Request {
	title: string
	method: string
	path: string | ((memory: Chain['memory']) => string)
	headers?: Record<string, string> | ((memory: Chain['memory'], body: string | Buffer) => Record<string, string>)
	body?: string | Buffer | ((memory: Chain['memory']) => string)
	/** Sent in pieces and without a length. */
	isChunked?: boolean
	// biome-ignore lint/suspicious/noExplicitAny: what a reply holds is the request's business
	remember?(data: any, memory: Chain['memory']): void
}

export interface Reply {
	status: number
	headers: Record<string, string | string[] | undefined>
	body: string
}

/** Starts a CMS with a recorder of everything that Directus tells its hooks. */
export async function startChain(
	name: string,
	start: (settings: Record<string, string>) => Promise<RunningCms>,
): Promise<Chain> {
	const folder = await mkdtemp(join(tmpdir(), 'capi-chain-'))
	const recorder = join(folder, 'extensions/recorder')
	const recordFile = join(folder, 'records')
	await mkdir(recorder, { recursive: true })
	await writeFile(recordFile, '')
	await symlink(join(import.meta.dirname, '../..'), join(folder, 'extensions/capi'))
	await symlink(join(import.meta.dirname, 'recorder.js'), join(recorder, 'recorder.js'))
	const extension = { type: 'hook', path: 'recorder.js', source: 'recorder.js', host: '^11.0.0' }
	const manifest = { name: 'recorder', version: '1.0.0', type: 'module', 'directus:extension': extension }
	await writeFile(join(recorder, 'package.json'), JSON.stringify(manifest))
	const cms = await start({
		EXTENSIONS_PATH: join(folder, 'extensions'),
		RECORDER_FILE: recordFile,
		RECORDER_USER: customer.id,
	})
	return { name, cms, recordFile, memory: {} }
}

const resolve = <T>(value: T | ((...given: never[]) => T), ...given: unknown[]): T =>
	typeof value === 'function' ? (value as (...given: unknown[]) => T)(...given) : value

/** Sends a request to the letter, from an address of its own unless it names one. */
export function send({ cms, memory }: Chain, request: Request, name: string, address: string): Promise<Reply> {
	const body = resolve(request.body ?? '', memory)
	const length = request.isChunked || body.length === 0 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
	const headers = {
		'x-case': name,
		'x-forwarded-for': address,
		...length,
		...resolve(request.headers ?? {}, memory, body),
	}
	const { hostname, port } = new URL(cms.url)
	return new Promise((done, fail) => {
		const path = resolve(request.path, memory)
		const sent = httpRequest({ hostname, port, method: request.method, path, headers, agent: false }, (response) => {
			const parts: Buffer[] = []
			response.on('data', (part: Buffer) => parts.push(part))
			response.on('error', fail)
			response.on('end', () => {
				const text = Buffer.concat(parts).toString()
				request.remember?.(JSON.parse(text).data, memory)
				done({ status: response.statusCode!, headers: response.headers, body: text })
			})
		})
		sent.on('error', fail)
		if (request.isChunked) sent.write(body.slice(0, 5))
		sent.end(request.isChunked ? body.slice(5) : body)
	})
}

/** What a server's hooks were told, by the name of the request; null while there are fewer than so many. */
export async function readRecords({ recordFile }: Chain): Promise<Map<string, object>> {
	const lines = (await readFile(recordFile, 'utf8')).split('\n').filter(Boolean)
	return new Map(lines.map((line) => JSON.parse(line) as { name: string }).map((record) => [record.name, record]))
}
