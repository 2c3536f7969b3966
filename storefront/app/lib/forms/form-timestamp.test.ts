import { MAX_FORM_AGE_MS } from '@app/contract/forms'
import { expect, it } from 'vitest'
import { createFormTimestamp } from './form-timestamp.ts'

function watch(read: () => Promise<string>) {
	const clock = { ms: 1_000, waited: [] as number[] }
	const form = createFormTimestamp(read, {
		time: () => clock.ms,
		pause: async (ms) => {
			clock.waited.push(ms)
		},
	})
	return { clock, form }
}

it('waits until the stamp is believed, and not at all for whoever has typed meanwhile', async () => {
	const { clock, form } = watch(async () => 'sealed')
	form.open()
	expect(await form.take()).toBe('sealed')
	expect(clock.waited).toEqual([2_250])
	clock.ms += 10_000
	expect(await form.take()).toBe('sealed')
	expect(clock.waited).toHaveLength(1)
})

it('asks once, again after a failure, and again when the page has lain open', async () => {
	const answers = [Promise.reject(new Error('offline')), Promise.resolve('first'), Promise.resolve('second')]
	const { clock, form } = watch(() => answers.shift()!)
	form.open()
	await expect(form.take()).rejects.toThrow('offline')
	form.open()
	form.open()
	expect(await form.take()).toBe('first')
	clock.ms += MAX_FORM_AGE_MS
	expect(await form.take()).toBe('second')
})
