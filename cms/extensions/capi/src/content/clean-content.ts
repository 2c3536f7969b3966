import { type BlockCollection, EXCERPT_LENGTH } from '@app/contract/content-blocks'
import { ICON_NAME } from '@app/contract/icons'
import { excerptOf } from '@app/domain/content/excerpt'
import { CapiError } from '../http/errors.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import { listFrom } from '../repositories/columns.ts'
import { parseLink } from './safe-link.ts'

type Clean = (html: string) => string
/** An edit as it may be stored. Throws 400 for what cannot be made right. */
type CleanEdit = (edit: Row, clean: Clean) => Row

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const refuse = (field: string, message: string) => new CapiError(400, 'INVALID_PAYLOAD', message, { field })

/** The field as `change` makes it, where the edit has it and it is not emptied. */
function changed(edit: Row, field: string, change: (value: unknown) => unknown): Row {
	const value = edit[field]
	return value === undefined || value === null ? edit : { ...edit, [field]: change(value) }
}

const cleanText: CleanEdit = (edit, clean) => {
	if (edit.html === undefined) return edit
	const html = edit.html === null ? null : clean(String(edit.html))
	return { ...edit, html, excerpt: excerptOf(html ?? '', EXCERPT_LENGTH) }
}

const checkLink: CleanEdit = (edit) =>
	changed(edit, 'url', (url) => {
		const link = parseLink(url)
		if (link === null) {
			throw refuse('url', 'The link must be a path like /order, or an address with https, mailto or tel.')
		}
		return link
	})

const checkSlug: CleanEdit = (edit) =>
	changed(edit, 'slug', (slug) => {
		if (!SLUG.test(String(slug))) throw refuse('slug', 'The address may have small letters, digits and hyphens only.')
		return slug
	})

/** Answers of a list of questions; JSON may come as text. */
const cleanQuestions: CleanEdit = (edit, clean) =>
	changed(edit, 'questions', (questions) =>
		listFrom(questions).map((entry) => {
			const { question, html } = (entry ?? {}) as Row
			return { question: String(question ?? ''), html: clean(String(html ?? '')) }
		}),
	)

const checkSocialLinks: CleanEdit = (edit) =>
	changed(edit, 'social_links', (links) =>
		listFrom(links).map((entry) => {
			const { name, url, icon } = (entry ?? {}) as Row
			if (url && !String(url).startsWith('https://')) {
				throw refuse('social_links', 'The address of a social link must begin with https://.')
			}
			if (icon && !ICON_NAME.test(String(icon))) {
				throw refuse('social_links', 'An icon is called like tabler:brand-instagram.')
			}
			return { name, url: url && parseLink(url), icon: icon || null }
		}),
	)

const checkLanguage: CleanEdit = (edit) =>
	changed(edit, 'code', (code) => {
		try {
			return Intl.getCanonicalLocales(String(code))[0]
		} catch {
			throw refuse('code', 'A language has a code like de or ga.')
		}
	})

/** A mail loads nothing from anywhere. In clean HTML a sign > stands in no attribute but between quotation marks. */
const PICTURE = /<img\b(?:[^>"]|"[^"]*")*>/g

const cleanNewsletter: CleanEdit = (edit, clean) =>
	changed(
		changed(edit, 'html', (html) => clean(String(html)).replace(PICTURE, '')),
		'button_url',
		(url) => {
			if (url === '') return null
			const link = parseLink(url)
			if (link === null)
				throw refuse('button_url', 'The button must lead to a path like /order, or to an address with https.')
			return link
		},
	)

const BLOCK_RULES: Partial<Record<BlockCollection, CleanEdit>> = {
	block_text: cleanText,
	block_faq: cleanQuestions,
	block_action: checkLink,
}

/** What happens to an edit of a collection before it is stored, whoever makes it. */
export const CONTENT_RULES: Readonly<Record<string, CleanEdit>> = {
	...BLOCK_RULES,
	pages: checkSlug,
	posts: checkSlug,
	jobs: checkSlug,
	authors: checkSlug,
	tags: checkSlug,
	menu_links: checkLink,
	newsletters: cleanNewsletter,
	newsletters_translations: cleanNewsletter,
	settings: checkSocialLinks,
	languages: checkLanguage,
}
