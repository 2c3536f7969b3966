import { CONTACT_TOPIC_NAMES } from '@app/contract/forms'
import { id, instant, select, string, text } from '../fields.ts'
import { APPLICATIONS_FOLDER } from '../ids.ts'
import type { CollectionDefinition } from '../model.ts'
import { image, manyToOne } from '../relation-fields.ts'
import { SUBMISSION_STATUS, SUBSCRIPTION_STATUS } from './choices.ts'
import { collectionMeta } from './folders.ts'
import { newsletters, newsletterTranslations } from './newsletters.ts'

const decided = { readonly: true }
const TOPICS = Object.entries(CONTACT_TOPIC_NAMES).map(([value, text]) => ({ value, text }))

/** What every letter has beside its words. */
const submissionState = () => [
	select('status', SUBMISSION_STATUS, { label: 'Status', required: true, default: 'new', index: true }),
	instant('date_created', { label: 'Received', ...decided, required: true, index: true }),
	string('suspicion', {
		label: 'Why it was taken for spam',
		...decided,
		note: 'What is suspected is not mailed to anybody. Set it to new where it is a letter after all.',
	}),
	string('fingerprint', { label: 'Fingerprint', ...decided, required: true, unique: true, hidden: true }),
]

/** Nobody keeps who changed what: revisions would outlive the letter. */
const contactMessages: CollectionDefinition = {
	collection: 'contact_messages',
	table: true,
	meta: collectionMeta({
		group: 'folder_letters',
		sort: 1,
		icon: 'mail',
		singular: 'Message',
		plural: 'Messages',
		template: '{{name}}: {{topic}}',
		note: 'From the contact form. Each is mailed to the shop’s email address as well, and erased after the time in Shop settings.',
		audited: false,
	}),
	fields: [
		id(),
		...submissionState(),
		string('name', { label: 'Name', ...decided, required: true }),
		string('email', { label: 'Email', ...decided, required: true }),
		select('topic', TOPICS, { label: 'About', ...decided, required: true }),
		string('order_reference', { label: 'Order', ...decided, note: 'As the writer gives it.' }),
		manyToOne(
			'branch',
			{ target: 'branches', onDelete: 'SET NULL' },
			{ label: 'Branch', ...decided, template: '{{title}}' },
		),
		text('message', { label: 'Message', ...decided, required: true }),
	],
}

const jobApplications: CollectionDefinition = {
	collection: 'job_applications',
	table: true,
	meta: collectionMeta({
		group: 'folder_letters',
		sort: 2,
		icon: 'badge',
		singular: 'Application',
		plural: 'Applications',
		template: '{{name}}: {{job_title}}',
		note: 'For the jobs. Erased with their documents after the time in Shop settings.',
		audited: false,
	}),
	fields: [
		id(),
		...submissionState(),
		manyToOne('job', { target: 'jobs', onDelete: 'SET NULL' }, { label: 'Job', ...decided, template: '{{title}}' }),
		string('job_title', { label: 'Its title then', ...decided, required: true }),
		string('name', { label: 'Name', ...decided, required: true }),
		string('email', { label: 'Email', ...decided, required: true }),
		string('phone', { label: 'Phone', ...decided }),
		text('message', { label: 'Message', ...decided, required: true }),
		{
			...image('document', APPLICATIONS_FOLDER, { label: 'Document', ...decided, interface: 'file', display: 'file' }),
		},
	],
}

const subscriptions: CollectionDefinition = {
	collection: 'newsletter_subscriptions',
	table: true,
	meta: collectionMeta({
		group: 'folder_letters',
		sort: 3,
		icon: 'campaign',
		singular: 'Newsletter address',
		plural: 'Newsletter addresses',
		template: '{{email}}',
		note: 'Write to confirmed addresses only. Who unsubscribes is erased; who never confirms is, after a week.',
		audited: false,
	}),
	fields: [
		id(),
		string('email', { label: 'Email', ...decided, required: true, unique: true }),
		select('status', SUBSCRIPTION_STATUS, { label: 'Status', ...decided, required: true, default: 'pending' }),
		string('language', { label: 'Language', ...decided, note: 'Of its mails. Empty: English.' }),
		instant('requested_at', { label: 'Asked for', ...decided, required: true }),
		instant('confirmed_at', { label: 'Confirmed', ...decided, note: 'By the link in a mail to this address.' }),
		text('consent', { label: 'What was agreed to, and where', ...decided }),
		instant('expires_at', { label: 'Link holds until', ...decided, hidden: true, index: true }),
		string('nonce', { label: 'Of the links', ...decided, required: true, hidden: true }),
		string('confirm_hash', { label: 'Hash of the link', ...decided, required: true, unique: true, hidden: true }),
		string('leave_hash', { label: 'Hash of its end', ...decided, required: true, unique: true, hidden: true }),
	],
}

export const FORM_COLLECTIONS: CollectionDefinition[] = [
	contactMessages,
	jobApplications,
	subscriptions,
	newsletters,
	newsletterTranslations,
]
