import {
	CONTACT_TOPIC_NAMES,
	CONTACT_TOPICS,
	type ContactTopic,
	MAX_MESSAGE_LENGTH,
	MAX_REFERENCE_LENGTH,
} from '@app/contract/forms'
import { currentLanguage, t } from '@app/language/current'
import { useState } from 'react'
import { textsOf, useSubmissionForm } from '../../../lib/forms/use-submission-form.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import letter from '../../../ui/art/scene-letter.webp'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { HoneypotField, PrivacyNote, SendProblem, SentNotice, WriterFields } from '../../../ui/form-frame.tsx'
import { sendMessage } from './send-message.ts'

const FIELDS = ['name', 'email', 'topic', 'order_reference', 'branch', 'message'] as const

/** Writes to the chain. What an order is about is asked where it is about one. */
export function ContactForm() {
	const { cms, branches } = useSite()
	const [topic, setTopic] = useState<ContactTopic>('order')
	const { form, field, failure, button, isSent, startAgain } = useSubmissionForm({
		cms,
		fields: FIELDS,
		judge: async (data) =>
			(await import('@app/domain/content/form-fields')).judgeContact(textsOf(data), currentLanguage()),
		send: (data) => sendMessage(cms, textsOf(data)),
	})
	if (isSent) {
		return (
			<SentNotice picture={letter} title={t('It is on its way')}>
				<p className="text-lg text-soft">{t('We read everything, and answer by email within two working days.')}</p>
				<Button variant="secondary" onClick={startAgain}>
					{t('Write another message')}
				</Button>
			</SentNotice>
		)
	}
	return (
		<form {...form} aria-label={t('Write to us')} className="relative grid gap-5">
			<SendProblem text={failure} />
			<HoneypotField />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<WriterFields field={field} />
				<SelectField
					{...field('topic')}
					label={t('What is it about?')}
					value={topic}
					onChange={({ target }) => setTopic(target.value as ContactTopic)}
				>
					{CONTACT_TOPICS.map((value) => (
						<option key={value} value={value}>
							{t(CONTACT_TOPIC_NAMES[value])}
						</option>
					))}
				</SelectField>
				<SelectField {...field('branch')} label={t('Branch (optional)')} defaultValue="">
					<option value="">{t('No branch in particular')}</option>
					{branches.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
				{topic === 'order' && (
					<TextField
						{...field('order_reference')}
						label={t('Order reference (optional)')}
						hint={t('It stands on the order’s page and in its mails.')}
						autoComplete="off"
						maxLength={MAX_REFERENCE_LENGTH}
						className="sm:col-span-2"
					/>
				)}
			</div>
			<TextArea {...field('message')} label={t('Message')} rows={6} required maxLength={MAX_MESSAGE_LENGTH} />
			<PrivacyNote>
				{t('We use what you write to answer you, and erase it after a year. It goes to our office, not to the branch.')}
			</PrivacyNote>
			<Button {...button} size="lg" className="justify-self-start max-sm:w-full">
				{t('Send message')}
			</Button>
		</form>
	)
}
