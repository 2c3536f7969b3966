import type { OnboardingStepId } from '@app/contract/device'
import { listDots } from '@app/domain/device/onboarding-steps'
import { t } from '@app/language/current'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

const STYLES = {
	completed: 'bg-primary text-on-primary',
	current: 'bg-primary inset-ring-[5px] inset-ring-primary-soft',
	open: 'inset-ring-2 inset-ring-line-strong',
}

/** How far the customer has come: a dot for each step, ticked once it is behind. */
export function ProgressDots({ current }: { current: OnboardingStepId }) {
	return (
		<ol aria-label={t('Progress')} className="onboarding-dots grid grid-cols-4">
			{listDots(current).map(({ id, label, state }) => (
				<li
					key={id}
					data-state={state}
					aria-current={state === 'current' ? 'step' : undefined}
					className="grid content-start justify-items-center gap-1.5 text-center"
				>
					<span className={classNames('grid size-6 place-items-center rounded-full', STYLES[state])}>
						{state === 'completed' && <Icon name="check" className="size-4" />}
					</span>
					<span className={classNames('text-sm', state === 'current' ? 'font-semibold' : 'text-soft')}>{t(label)}</span>
					{state === 'completed' && <span className="sr-only">{t('completed')}</span>}
				</li>
			))}
		</ol>
	)
}
