import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDrawThread } from './draw-in-thread.server.ts'
import type { ShareCard } from './share-card.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'draw-thread-'))
const card = (title: string): ShareCard => ({ kind: 'page', slug: 'x', label: null, title, text: null, picture: null })

/** A thread that does what the title says. */
const file = join(folder, 'thread.mjs')
writeFileSync(
	file,
	`import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ id, card, picture }) => {
	if (card.title === 'end') process.exit(1)
	if (card.title === 'hang') for (;;);
	if (card.title === 'fail') return parentPort.postMessage({ id, error: 'Error: no font' })
	parentPort.postMessage({ id, png: Buffer.from([card.title, threadId, picture?.length ?? 0].join()) })
})`,
)

const create = (options = {}) => createDrawThread(file, { idleMs: 20, ...options })

const wordsOf = async (drawing: Promise<Buffer>) => (await drawing).toString().split(',')

test('draws in a thread that stays for the next picture', async () => {
	const draw = create({ idleMs: 10_000 })
	const [one, other] = await Promise.all([
		wordsOf(draw(card('one'), Buffer.alloc(7))),
		wordsOf(draw(card('other'), null)),
	])
	expect([one[0], other[0]]).toEqual(['one', 'other'])
	expect(one[2]).toBe('7')
	expect(other[1]).toBe(one[1])
	expect(one[1]).not.toBe('0')
})

test('a picture that cannot be drawn says why, and the next one is drawn', async () => {
	const draw = create()
	await expect(draw(card('fail'), null)).rejects.toThrow('no font')
	expect((await wordsOf(draw(card('one'), null)))[0]).toBe('one')
})

test('a thread that ends takes its pictures with it, and is started again', async () => {
	const draw = create({ idleMs: 10_000 })
	const [before] = [(await wordsOf(draw(card('one'), null)))[1]]
	await expect(draw(card('end'), null)).rejects.toThrow('ended')
	expect((await wordsOf(draw(card('one'), null)))[1]).not.toBe(before)
})

test('a picture without end is given up', async () => {
	const draw = create({ timeoutMs: 1_500 })
	await expect(draw(card('hang'), null)).rejects.toThrow('too long')
	expect((await wordsOf(draw(card('one'), null)))[0]).toBe('one')
})

test('a thread that nobody needs is ended', async () => {
	const draw = create({ idleMs: 20 })
	const [, first] = await wordsOf(draw(card('one'), null))
	await expect
		.poll(async () => {
			await new Promise((resolve) => setTimeout(resolve, 60))
			return (await wordsOf(draw(card('one'), null)))[1]
		})
		.not.toBe(first)
})
