/**
 * A thread of its own for drawing: words, pictures and their compression take a third of a second and more, in which
 * a page would have to wait. The build makes a file of it (vite.config.ts), draw-in-thread.server.ts runs it.
 */
import { parentPort } from 'node:worker_threads'
import type { DrawAnswer, DrawTask } from './draw-in-thread.server.ts'
import { drawSharePicture } from './draw-share-picture.server.tsx'

parentPort?.on('message', ({ id, card, picture }: DrawTask) => {
	drawSharePicture(card, picture && Buffer.from(picture)).then(
		(png) => answer({ id, png }),
		(error: unknown) => answer({ id, error: String(error) }),
	)
})

function answer(message: DrawAnswer): void {
	parentPort?.postMessage(message)
}
