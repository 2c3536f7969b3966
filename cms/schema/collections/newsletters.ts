import { id, instant, integer, RICH_TEXT, richText, select, string } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { NEWSLETTER_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'
import { translationsField, translationTable } from './translations.ts'

const decided = { readonly: true }
/** A mail loads nothing from anywhere, so it has no pictures. */
const TOOLBAR = RICH_TEXT.options.toolbar.filter((tool) => tool !== 'customImage')

const subject = (required: boolean) => string('subject', { label: 'Subject', required, width: 'full' })
const preview = () =>
	string('preview', { label: 'Preview', width: 'full', note: 'What many mail programs show beside the subject.' })
const html = (required: boolean) =>
	richText('html', {
		label: 'Text',
		required,
		options: { toolbar: TOOLBAR },
		note: 'Headings, paragraphs, lists and links, no pictures. The end of the mail has the link to unsubscribe by itself.',
	})
const buttonLabel = () => string('button_label', { label: 'On the button' })

/** Letters to the newsletter's addresses. What is sent is decided by the extension: the buttons ask for it. */
export const newsletters: CollectionDefinition = {
	collection: 'newsletters',
	table: true,
	meta: collectionMeta({
		group: 'folder_letters',
		sort: 4,
		icon: 'forward_to_inbox',
		singular: 'Newsletter',
		plural: 'Newsletters',
		template: '{{subject}}',
		note: 'Write, send yourself a test, then send it to all confirmed addresses, once. Save before you press a button.',
	}),
	fields: [
		id(),
		subject(true),
		select('status', NEWSLETTER_STATUS, { label: 'Status', ...decided, default: 'draft' }),
		integer('recipients', { label: 'Addresses', ...decided, note: 'To whom it went.' }),
		preview(),
		html(true),
		buttonLabel(),
		string('button_url', {
			label: 'Leads to',
			note: 'A path of the shop like /order, or an address with https.',
			options: { placeholder: '/order' },
		}),
		instant('tested_at', { label: 'Tested', ...decided, note: 'When somebody last sent themselves a test of it.' }),
		string('tested_digest', { label: 'What was tested', ...decided, hidden: true }),
		instant('started_at', { label: 'Sending since', ...decided }),
		integer('reached', { label: 'Up to this address', ...decided, hidden: true }),
		instant('sent_at', { label: 'Sent', ...decided }),
		instant('date_created', { label: 'Created', ...decided, special: 'date-created' }),
		translationsField(
			'English is what stands above. Who signed up on a page in another language gets the newsletter in that one where it is here, else as above.',
		),
	],
}

export const newsletterTranslations = translationTable('newsletters', { group: 'folder_letters', sort: 99 }, [
	subject(false),
	preview(),
	html(false),
	buttonLabel(),
])
