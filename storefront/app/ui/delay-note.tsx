import { t } from '@app/language/current'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { phoneUrl } from './phone-url.ts'

interface DelayNoteProps {
	/** When it was to be ready, in words. */
	planned: string | null
	/** The branch's number; null where it is not known. */
	phone: string | null
	className?: string
}

/** In place of a ready time that is over: an order takes longer than its branch said, and the branch can be asked. */
export function DelayNote({ planned, phone, className }: DelayNoteProps) {
	return (
		<div className={className}>
			<p role="status">
				<span className="block font-display text-3xl leading-tight text-balance text-lime">
					{t('It takes longer than we said')}
				</span>
				{planned && <span className="block text-on-field-soft">{t('Planned for {time}', { time: planned })}</span>}
			</p>
			{phone && (
				<a href={phoneUrl(phone)} className={buttonClass({ variant: 'lime' }, 'mt-3')}>
					<Icon name="phone" className="size-5" />
					{t('Call the branch')}
				</a>
			)}
		</div>
	)
}
