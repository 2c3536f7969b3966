import type { Locator, Page } from '@playwright/test'

/** What the device noticed, on its page or in the outage screen. */
export const logOf = (page: Page | Locator) => page.getByRole('region', { name: 'Log' })
export const entriesOf = (page: Page | Locator) => logOf(page).getByRole('listitem')
