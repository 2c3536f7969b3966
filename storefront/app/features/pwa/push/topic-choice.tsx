import type { PushTopics } from '@app/contract/push'
import { t } from '@app/language/current'
import { useId } from 'react'
import { CheckField } from '../../../ui/check-field.tsx'

interface TopicChoiceProps {
	topics: PushTopics
	/** The device is on: otherwise there is nothing to choose yet. */
	isOn: boolean
	onChoose: (topics: PushTopics) => void
}

/** What this device tells about. */
export function TopicChoice({ topics, isOn, onChoose }: TopicChoiceProps) {
	const id = useId()
	return (
		<fieldset
			disabled={!isOn}
			aria-describedby={isOn ? undefined : id}
			className="grid gap-3 rounded-card bg-surface p-5 shadow-card sm:p-7"
		>
			<legend className="contents">
				<h3 className="text-2xl">{t('What to tell you about')}</h3>
			</legend>
			{!isOn && (
				<p id={id} className="text-soft">
					{t('Switch this device on first.')}
				</p>
			)}
			<CheckField
				label={t('Order updates')}
				checked={topics.orders}
				disabled={!isOn}
				onChange={(orders) => onChoose({ ...topics, orders })}
			>
				{t('When the kitchen has your order, when it is ready, and should it be cancelled.')}
			</CheckField>
			<CheckField
				label={t('Offers')}
				checked={topics.offers}
				disabled={!isOn}
				onChange={(offers) => onChoose({ ...topics, offers })}
			>
				{t('Special offers, rarely. Only if you want them.')}
			</CheckField>
		</fieldset>
	)
}
