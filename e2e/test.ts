import { test as base, expect } from '@playwright/test'
import { Staff } from './staff.ts'

/** What the browser itself reports for a failure that a test asks for: a page that does not exist, a CMS that is down. */
const FAILED_LOAD = /^(Failed to load resource|WebSocket connection to)/

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
