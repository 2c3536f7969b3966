import type { NewsletterPlace } from '@app/contract/newsletter'
import { NEWSLETTER_CONSENT } from '@app/contract/newsletter-consent'
import { t } from '@app/language/current'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, useHref } from 'react-router'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { SignUp } from './subscribe.ts'

interface NewsletterFormProps {
	place: NewsletterPlace
	className?: string
}

/** What took the place of the field is read. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const failed = (): SignUp => ({ problem: t('We could not be reached. Please try again in a moment.') })

/**
 * Signs up for the newsletter. On every page, so it is little: what judges and sends comes when somebody types.
 * Before the scripts are there the form goes to the page of the subscription, which does the same. The label does
 * without the word that names the field of an order.
 */
export function NewsletterForm({ place, className }: NewsletterFormProps) {
	const id = useId()
	const { cms } = useSite()
	const input = useRef<HTMLInputElement>(null)
	const [result, setResult] = useState<SignUp | null>(null)
	const [isBusy, setBusy] = useState(false)
	// A second press may come before the first is drawn.
	const isRunning = useRef(false)
	const load = () => import('./subscribe.ts')

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isRunning.current) return
		isRunning.current = true
		setBusy(true)
		const answer = await load().then(({ subscribe }) => subscribe(cms, input.current?.value ?? '', place), failed)
		isRunning.current = false
		setBusy(false)
		setResult(answer)
		if ('problem' in answer) input.current?.focus()
	}

	const problem = result && 'problem' in result ? result.problem : null
	const asked = result && 'asked' in result ? result.asked : null
	return (
		<form
			method="post"
			action={useHref('/confirm-subscription')}
			noValidate
			data-private
			aria-label={t('Newsletter')}
			className={classNames('newsletter grid max-w-xl gap-2', className)}
			onSubmit={submit}
			onFocus={() => void load().catch(() => {})}
		>
			<input type="hidden" name="place" value={place} />
			{asked === null && (
				<>
					<label htmlFor={id} className="font-semibold">
						{t('News in your inbox')}
					</label>
					<div className="flex flex-wrap gap-2">
						<input
							ref={input}
							id={id}
							name="email"
							type="email"
							required
							autoComplete="email"
							inputMode="email"
							spellCheck={false}
							maxLength={254}
							placeholder={t('name@example.com')}
							readOnly={isBusy}
							aria-invalid={problem ? true : undefined}
							aria-describedby={problem ? `${id}-problem ${id}-text` : `${id}-text`}
							onInput={() => problem && setResult(null)}
							className="min-h-12 min-w-0 grow-999 basis-52 rounded-control bg-surface px-4 text-ink inset-ring-2 inset-ring-line placeholder:text-soft focus:inset-ring-primary aria-invalid:inset-ring-ketchup"
						/>
						<Button type="submit" busy={isBusy} className="min-h-12 grow">
							{t('Subscribe')}
						</Button>
					</div>
				</>
			)}
			{asked && (
				<p ref={focusOnce} tabIndex={-1} className="text-lg font-semibold outline-none">
					{asked}
				</p>
			)}
			{problem && (
				<p id={`${id}-problem`} role="alert" className="font-medium text-ketchup-ink">
					{problem}
				</p>
			)}
			<p id={`${id}-text`} className="text-sm opacity-85">
				{t(NEWSLETTER_CONSENT)}{' '}
				<Link to="/legal/privacy" className="underline underline-offset-4">
					{t('What we keep')}
				</Link>
			</p>
		</form>
	)
}
