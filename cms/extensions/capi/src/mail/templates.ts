import type { MailLanguage } from '@app/language/mails'
import { Liquid } from 'liquidjs'

export interface Templates {
	/** The HTML of a template, its own texts said in a language. Throws where there is none of that name. */
	render(name: string, data: Record<string, unknown>, language: MailLanguage): string
}

/** What a filter is given by `text | say: name: value`. */
type Named = [name: string, value: unknown]

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' }
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/**
 * The Liquid files of a folder, each read and parsed once. Values are escaped: they are names and words of customers.
 * Rendered without a promise for each piece, which would cost more than the rendering.
 *
 * `text | say: name: value` says a text in the language of the mail, `text | link: name: address` one whose
 * `<name>words</name>` lead somewhere. Every text of theirs is in language/german-mails.ts; rules/mail-texts.test.ts
 * looks.
 */
export function createTemplates(folder: string): Templates {
	const engine = new Liquid({ root: [folder], extname: '.liquid', outputEscape: 'escape', cache: true })
	engine.registerFilter('say', function (text: string, ...values: Named[]) {
		return languageOf(this.context.globals).t(text as never, Object.fromEntries(values) as never)
	})
	engine.registerFilter('link', {
		raw: true,
		handler(text: string, ...addresses: Named[]) {
			const said = escapeText(languageOf(this.context.globals).find(text))
			return addresses.reduce(
				(html, [name, address]) =>
					html
						.replace(`&lt;${name}&gt;`, () => `<a href="${escapeText(String(address))}">`)
						.replace(`&lt;/${name}&gt;`, '</a>'),
				said,
			)
		},
	})
	return { render: (name, data, language) => engine.renderFileSync(name, data, { globals: { speaker: language } }) }
}

const languageOf = (globals: object) => (globals as { speaker: MailLanguage }).speaker
