import { test as base, expect } from '@playwright/test'
import { Staff } from './staff.ts'

/** What the browser itself reports for an answer that a test asks for, such as a page that does not exist. */
const isFailedLoad = (text: string) => /^Failed to load resource/.test(text)

/** A test whose page fails it on any error, warning or broken policy in the console. */
export const test = base.extend<{ staff: Staff; allowFailedLoads: () => void }>({
	baseURL: async ({}, use) => use(process.env.E2E_STOREFRONT_URL!),
	staff: async ({}, use) => use(await Staff.signIn()),
	allowFailedLoads: async ({ context }, use) => {
		const marker = context as { allowsFailedLoads?: boolean }
		await use(() => {
			marker.allowsFailedLoads = true
		})
	},
	context: async ({ context }, use) => {
		const complaints: string[] = []
		context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())))
		context.on('console', (message) => {
			if (message.type() !== 'error' && message.type() !== 'warning') return
			if (isFailedLoad(message.text()) && (context as { allowsFailedLoads?: boolean }).allowsFailedLoads) return
			complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
		})
		await use(context)
		expect(complaints, 'the browser complained').toEqual([])
	},
})

export { expect }
