import { id, instant, integer, RICH_TEXT, richText, select, string } from '../fields.ts'
import type { CollectionDefinition } from '../model.ts'
import { NEWSLETTER_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'

const decided = { readonly: true }
/** A mail loads nothing from anywhere, so it has no pictures. */
const TOOLBAR = RICH_TEXT.options.toolbar.filter((tool) => tool !== 'customImage')

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
		string('subject', { label: 'Subject', required: true, width: 'full' }),
		select('status', NEWSLETTER_STATUS, { label: 'Status', ...decided, default: 'draft' }),
		integer('recipients', { label: 'Addresses', ...decided, note: 'To whom it went.' }),
		string('preview', {
			label: 'Preview',
			width: 'full',
			note: 'What many mail programs show beside the subject.',
		}),
		richText('html', {
			label: 'Text',
			required: true,
			options: { toolbar: TOOLBAR },
			note: 'Headings, paragraphs, lists and links, no pictures. The end of the mail has the link to unsubscribe by itself.',
		}),
		string('button_label', { label: 'On the button' }),
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
	],
}
