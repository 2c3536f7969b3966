import { Worker } from 'node:worker_threads'
import { drawSharePicture } from './draw-share-picture.server.tsx'
import type { ShareCard } from './share-card.server.ts'

export interface DrawTask {
	id: number
	card: ShareCard
	/** The page's own picture. */
	picture: Uint8Array | null
}
export type DrawAnswer = { id: number; png: Uint8Array } | { id: number; error: string }

type Draw = (card: ShareCard, picture: Buffer | null) => Promise<Buffer>

/** The thread's memory is given back after this long without a picture. */
const IDLE_MS = 120_000
/** What takes longer is given up, and the thread with it. */
const TIMEOUT_MS = 30_000

/** Draws in a thread that runs `file`: it is started for the first picture, and again where it has ended. */
export function createDrawThread(file: string, { timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Draw {
	let worker: Worker | null = null
	let idle: NodeJS.Timeout | undefined
	let nextId = 0
	const waiting = new Map<number, { resolve: (png: Buffer) => void; reject: (error: Error) => void }>()

	function end(reason: Error): void {
		clearTimeout(idle)
		const ended = worker
		worker = null
		void ended?.terminate()
		for (const { reject } of waiting.values()) reject(reason)
		waiting.clear()
	}

	function start(): Worker {
		const started = new Worker(file)
		// The server ends without waiting for it.
		started.unref()
		started.on('message', (message: DrawAnswer) => {
			const asked = waiting.get(message.id)
			waiting.delete(message.id)
			if ('png' in message) asked?.resolve(Buffer.from(message.png))
			else asked?.reject(new Error(message.error))
		})
		const gone = (error: unknown) => {
			if (worker === started) end(new Error(`The drawing thread ended: ${error}`))
		}
		started.on('error', gone)
		started.on('exit', gone)
		return started
	}

	return async function draw(card, picture) {
		worker ??= start()
		clearTimeout(idle)
		const id = nextId++
		const task: DrawTask = { id, card, picture }
		let late: NodeJS.Timeout | undefined
		const drawn = new Promise<Buffer>((resolve, reject) => {
			waiting.set(id, { resolve, reject })
			late = setTimeout(() => end(new Error('A picture took too long to draw')), timeoutMs)
		})
		worker.postMessage(task)
		try {
			return await drawn
		} finally {
			clearTimeout(late)
			idle = setTimeout(() => end(new Error('The drawing thread was idle')), idleMs)
			idle.unref()
		}
	}
}

/** Draws in this thread, as long as nobody has said where the other one's file is: in development, and in tests. */
let draw: Draw = drawSharePicture

/** From now on pictures are drawn in a thread that runs this file. */
export function drawInThread(file: string): void {
	draw = createDrawThread(file)
}

export const drawPicture: Draw = (card, picture) => draw(card, picture)
