import { nextMail } from '../scripts/mail-folder.ts'
import { newAddress } from './accounts.ts'
import { findAxeViolations } from './axe.ts'
import { callCms } from './cms.ts'
import { expect, test } from './test.ts'

const PDF = Buffer.from(`%PDF-1.7\n${'a page about burgers '.repeat(50)}\n%%EOF`)
const STAFF = 'hello@bigdill.example'

test('a reader asks for the newsletter, confirms by the mailed link, and leaves with one press', async ({
	page,
	varDir,
}) => {
	const email = newAddress()
	await page.goto('/confirm-subscription')
	await expect(page.getByRole('heading', { level: 1, name: 'Nothing to confirm here' })).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' })
	await form.getByLabel('News in your inbox').fill('reader@')
	await page.keyboard.press('Enter')
	await expect(form.getByRole('alert')).toHaveText('Enter an address like name@example.com.')
	await expect(form.getByLabel('News in your inbox')).toBeFocused()
	await form.getByLabel('News in your inbox').fill(email)
	await page.keyboard.press('Enter')
	await expect(form.getByText('open the mail that we have just sent you')).toBeFocused()

	const { link } = await nextMail(varDir, email, { subject: 'Please confirm' })
	await page.goto(link!)
	await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeFocused()
	await expect(page).toHaveURL(/\/confirm-subscription$/)

	const welcome = await nextMail(varDir, email, { subject: 'You are on the list' })
	await page.goto(/https?:\S+unsubscribe=[\w-]+/.exec(welcome.text)![0])
	await expect(page).toHaveURL(/\/confirm-subscription$/)
	await expect(page.getByRole('heading', { level: 1, name: 'Leave the list?' })).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])
	await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused()
	// The link that confirmed has nothing to confirm any more, and says so.
	await page.goto(link!)
	await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
})

test('a message keeps what was typed until it is through, and reaches the shop once', async ({
	page,
	context,
	varDir,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const email = newAddress()
	await page.goto('/contacts')
	const form = page.getByRole('form', { name: 'Write to us' })
	const send = form.getByRole('button', { name: 'Send message' })
	await send.click()
	await expect(form.getByLabel('Name')).toBeFocused()
	await expect(form.getByText('Enter your email address.')).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])
	await form.getByLabel('Name').fill('Zoë O’Brien')
	await form.getByLabel('Email').fill(email)
	await form.getByLabel('What is it about?').selectOption('The food')
	await expect(form.getByLabel('Order reference')).toHaveCount(0)
	await form.getByLabel('Message').fill('The pickles were great, thank you.')
	await context.setOffline(true)
	await send.click()
	await expect(form.getByRole('alert')).toContainText('You are offline')
	await expect(form.getByLabel('Message')).toHaveValue('The pickles were great, thank you.')
	await context.setOffline(false)
	const posts: string[] = []
	page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
	await send.dblclick()
	await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeFocused()
	expect(posts.filter((path) => path === '/capi/contact')).toHaveLength(1)
	expect((await nextMail(varDir, STAFF, { subject: 'The food' })).text).toContain('The pickles were great')
	await page.getByRole('button', { name: 'Write another message' }).click()
	await expect(form.getByLabel('Message')).toHaveValue('')
})

test('an application says at the field what is no PDF, and goes with one that is', async ({ page, varDir }) => {
	const [job] = await callCms<{ slug: string; title: string }[]>(
		'GET',
		'/items/jobs?fields=slug,title&sort=sort&limit=1',
	)
	await page.goto(`/careers/${job!.slug}`)
	const form = page.getByRole('form', { name: /^Apply/ })
	await form.getByLabel('Name').fill('Zoë O’Brien')
	await form.getByLabel('Email').fill(newAddress())
	await form.getByLabel('Why you?').fill('I flip burgers, and I never drop one.')
	const cv = form.getByLabel('CV (optional)')
	await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a page') })
	await form.getByRole('button', { name: 'Send application' }).click()
	await expect(form.getByText('Choose a PDF of at most 5 MB.')).toBeVisible()
	await expect(cv).toBeFocused()
	expect(await findAxeViolations(page)).toEqual([])
	await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF })
	await form.getByRole('button', { name: 'Send application' }).press('Enter')
	await expect(page.getByRole('heading', { name: 'We have it' })).toBeFocused()
	expect((await nextMail(varDir, STAFF, { subject: job!.title })).text).toContain('/admin/content/job_applications/')
})
