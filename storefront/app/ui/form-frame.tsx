import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextField } from './field.tsx'
import { Notice } from './notice.tsx'

/** A field for programs that fill in whatever there is: nobody sees it, hears of it or comes to it by keyboard. */
export function HoneypotField() {
	return (
		<div aria-hidden="true" className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden">
			<label>
				{t('Website')}
				<input type="text" name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	)
}

interface WriterField {
	id: string
	name: string
	error: string | undefined
}

/** Who writes: `field` gives what a field of the form is given. */
export function WriterFields({ field }: { field: (name: 'name' | 'email') => WriterField }) {
	return (
		<>
			<TextField {...field('name')} label={t('Name')} autoComplete="name" required maxLength={120} />
			<TextField
				{...field('email')}
				label={t('Email')}
				type="email"
				autoComplete="email"
				inputMode="email"
				spellCheck={false}
				required
				maxLength={254}
			/>
		</>
	)
}

/** What happens with what somebody writes. */
export function PrivacyNote({ children }: { children: ReactNode }) {
	return (
		<p className="text-sm text-soft">
			{children}{' '}
			<Link to="/legal/privacy" className="font-semibold text-primary-ink underline underline-offset-4">
				{t('How we keep it')}
			</Link>
		</p>
	)
}

/** Why nothing was sent; announced at once. */
export function SendProblem({ text }: { text: string | null }) {
	return text === null ? null : <Notice tone="error">{text}</Notice>
}

/** What has just come is read; the same function each time, so that it happens once. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What takes the place of a form that was sent: it takes the focus, so that it is read. */
export function SentNotice({ picture, title, children }: { picture: string; title: string; children: ReactNode }) {
	return (
		<div className="grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
			<img src={picture} alt="" width="640" height="480" className="h-auto w-48" />
			<div className="grid justify-items-start gap-3">
				<h3 ref={takeFocus} tabIndex={-1} className="text-4xl outline-none">
					{title}
				</h3>
				{children}
			</div>
		</div>
	)
}
