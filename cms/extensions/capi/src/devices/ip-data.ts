import { open, type Reader, type Response } from 'maxmind'
import type { Logger } from '../logger.ts'
import { type IpFacts, mapIpRecord, NO_FACTS } from './ip-facts.ts'

export interface IpData {
	/**
	 * What the operator's databases say of an address; `unknown` where there is none, or none that knows it. Never asks
	 * anybody else.
	 */
	lookUp(address: string): IpFacts
	close(): void
}

/** A new file in the place of the old one is read without a restart: providers publish one each week. */
const OPTIONS = { watchForUpdates: true, watchForUpdatesNonPersistent: true, cache: { max: 2_000 } }

/**
 * Opens the databases (files in MaxMind's format). One that cannot be read is told to the log, and the shop goes on
 * without it.
 */
export function createIpData(paths: readonly string[], logger: Logger): IpData {
	let readers: Reader<Response>[] = []
	let isClosed = false
	for (const [index, path] of paths.entries()) {
		open<Response>(path, OPTIONS).then(
			(reader) => {
				if (!isClosed) readers = [...readers, reader]
			},
			// Not the path: logs may leave the machine.
			(error: { code?: unknown }) =>
				logger.error(`CAPI_IP_DATABASE: file ${index + 1} cannot be read (${String(error.code ?? 'not a database')})`),
		)
	}
	return {
		lookUp(address) {
			const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
			return Object.assign({ ...NO_FACTS }, ...readers.map((reader) => recordOf(reader, plain)))
		},
		close() {
			isClosed = true
			readers = []
		},
	}
}

function recordOf(reader: Reader<Response>, address: string): Partial<IpFacts> {
	try {
		return mapIpRecord(reader.get(address))
	} catch {
		// Not an address.
		return {}
	}
}
