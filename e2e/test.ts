import { test as base, expect } from '@playwright/test'
import { Staff } from './staff.ts'

/** What the browser itself reports for an answer that a test asks for, such as a page that does not exist. */
const FAILED_LOAD = /^Failed to load resource/

interface Fixtures {
	staff: Staff
	/** From here on a message of the console that matches is no complaint. */
	allowMessages: (pattern: RegExp) => void
	allowFailedLoads: () => void
}

/** A test whose page fails it on any error, warning or broken policy in the console. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
	baseURL: async ({}, use) => use(process.env.E2E_STOREFRONT_URL!),
	staff: async ({}, use) => use(await Staff.signIn()),
	allowed: async ({}, use) => use([]),
	allowMessages: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
	allowFailedLoads: async ({ allowed }, use) => use(() => void allowed.push(FAILED_LOAD)),
	context: async ({ context, allowed }, use) => {
		const complaints: string[] = []
		context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())))
		context.on('console', (message) => {
			if (message.type() !== 'error' && message.type() !== 'warning') return
			if (allowed.some((pattern) => pattern.test(message.text()))) return
			complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
		})
		await use(context)
		expect(complaints, 'the browser complained').toEqual([])
	},
})

export { expect }
