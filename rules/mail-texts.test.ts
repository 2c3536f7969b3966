import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { germanMails } from '@app/language/german-mails'
import type { Forms } from '@app/language/translations'
import { expect, it } from 'vitest'
import { textsOf } from './interface-texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
/** To people of the shop, who work in English. */
const TO_STAFF = ['contact-message', 'job-application', 'payment-alert', 'user-invitation']
const templates = globSync('cms/mail/*.liquid', { cwd: root })
const own = templates.filter((path) => !TO_STAFF.some((name) => path.endsWith(`/${name}.liquid`)))

const saidIn = (path: string) => [...read(path).matchAll(/'([^']+)' \| (?:say|link)\b/g)].map(([, text = '']) => text)

it.each(own)('every text of %s is in the catalogue, and none stands in it by itself', (path) => {
	for (const text of saidIn(path)) expect(germanMails).toHaveProperty([text])
	const words = read(path)
		.replace(/<style>.*?<\/style>/s, '')
		.replace(/\{% capture .*?endcapture %\}/gs, '')
		.replace(/\{%.*?%\}|\{\{.*?\}\}/gs, '')
		.replace(/<[^>]*>/g, '')
		// In place of the link to unsubscribe, for whoever tries a newsletter.
		.replace('This is a test. In the real one, the link to unsubscribe stands here.', '')
	expect(words).not.toMatch(/\p{L}{2}/u)
})

it('every entry of the catalogue is said', () => {
	const sources = globSync('cms/extensions/capi/src/**/*.ts', { cwd: root }).filter((path) => !path.includes('.test.'))
	const said = new Set([...templates.flatMap(saidIn), ...sources.flatMap((path) => textsOf(path, read(path)))])
	expect(Object.keys(germanMails).filter((text) => !said.has(text))).toEqual([])
})

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}|<(\/?\w+)>/g)].map(([name]) => name).sort()

it.each(Object.entries<string | Forms>(germanMails))(
	'%s: the translation takes the same values and links',
	(english, german) => {
		expect(namesIn(String(german))).toEqual(namesIn(english))
	},
)
