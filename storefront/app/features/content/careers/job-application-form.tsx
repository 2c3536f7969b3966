import { MAX_MESSAGE_LENGTH } from '@app/contract/forms'
import { currentLanguage, t } from '@app/language/current'
import { textsOf, useSubmissionForm } from '../../../lib/forms/use-submission-form.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import welcome from '../../../ui/art/scene-welcome.webp'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { HoneypotField, PrivacyNote, SendProblem, SentNotice, WriterFields } from '../../../ui/form-frame.tsx'
import { readDocument } from './read-document.ts'
import { sendApplication } from './send-application.ts'

interface JobApplicationFormProps {
	/** Of the job. */
	slug: string
	title: string
}

const FIELDS = ['name', 'email', 'phone', 'message', 'document'] as const

/** Applies for a job: who, a few words, and a PDF where there is one. */
export function JobApplicationForm({ slug, title }: JobApplicationFormProps) {
	const { cms } = useSite()
	const { form, field, failure, button, isSent } = useSubmissionForm({
		cms,
		fields: FIELDS,
		judge: async (data) => {
			const { judgeApplication } = await import('@app/domain/content/form-fields')
			return judgeApplication(textsOf(data), await readDocument(data), currentLanguage())
		},
		send: (data) => sendApplication(cms, slug, data),
	})
	if (isSent) {
		return (
			<SentNotice picture={welcome} title={t('We have it')}>
				<p className="text-lg text-soft">
					{t(
						'Thank you for wanting to work with us. Somebody reads your application within a week, and answers by email.',
					)}
				</p>
			</SentNotice>
		)
	}
	return (
		<form {...form} aria-label={t('Apply: {job}', { job: title })} className="relative grid gap-5">
			<SendProblem text={failure} />
			<HoneypotField />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<WriterFields field={field} />
				<TextField
					{...field('phone')}
					label={t('Phone (optional)')}
					type="tel"
					autoComplete="tel"
					inputMode="tel"
					maxLength={32}
				/>
				<TextField
					{...field('document')}
					label={t('CV (optional)')}
					hint={t('A PDF of at most 5 MB.')}
					type="file"
					accept="application/pdf,.pdf"
					className="[&_input]:py-2.5 [&_input]:file:mr-3 [&_input]:file:rounded-control [&_input]:file:bg-primary-soft [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:font-semibold [&_input]:file:text-primary-ink"
				/>
			</div>
			<TextArea
				{...field('message')}
				label={t('Why you?')}
				hint={t('A few honest lines are enough.')}
				rows={6}
				required
				maxLength={MAX_MESSAGE_LENGTH}
			/>
			<PrivacyNote>
				{t(
					'Only the people who hire see your application, and it is erased after six months. You can ask us to do so earlier.',
				)}
			</PrivacyNote>
			<Button {...button} size="lg" className="justify-self-start max-sm:w-full">
				{t('Send application')}
			</Button>
		</form>
	)
}
