import { t } from '@app/language/current'
import { trans } from '../../../ui/trans.tsx'
/** Safari on iOS cannot be asked: the customer is told. The sign is Apple's own for sharing. */
export function IosSteps() {
	return (
		<ol className="mt-2 grid list-inside list-decimal gap-1.5 font-semibold">
			<li>{trans('Tap {sign} Share in Safari’s bar.', { sign: <ShareSign /> })}</li>
			<li>{t('Choose “Add to Home Screen”.')}</li>
			<li>{t('Tap “Add”.')}</li>
		</ol>
	)
}

function ShareSign() {
	return (
		<svg
			viewBox="0 0 24 24"
			aria-hidden="true"
			className="inline size-5 align-text-bottom"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M12 3v12M8 6.5 12 3l4 3.5M7 10.5H5.5V21h13V10.5H17" />
		</svg>
	)
}
