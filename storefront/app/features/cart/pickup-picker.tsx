import type { Branch } from '@app/contract/menu'
import { describeReadyTime } from '@app/domain/branch/branch-text'
import { formatClock } from '@app/domain/text/clock-time'
import { currentLanguage, t } from '@app/language/current'
import { useId } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { trans } from '../../ui/trans.tsx'
import { formatPickupDay } from './pickup.ts'
import type { PickupChoice } from './use-pickup.ts'
import type { SlotsState } from './use-slots.ts'

interface PickupPickerProps {
	branch: Branch
	choice: PickupChoice
	error: string | null
}

const CHOICE =
	'press flex min-h-14 cursor-pointer items-center gap-3 rounded-control bg-surface px-4 inset-ring-2 inset-ring-line ' +
	'has-checked:bg-primary-soft has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3'

/** Fetch it as soon as it is ready, or at a time of one of the next days. */
export function PickupPicker({ branch, choice, error }: PickupPickerProps) {
	const name = useId()
	const ready = describeReadyTime(branch.ready_in, currentLanguage())
	const { pickup, days, slots, lost, choose, retry } = choice
	const problem = lost ?? error
	return (
		<div className="grid gap-3">
			<fieldset className="grid gap-2 sm:grid-cols-2">
				<legend className="sr-only">{t('Pickup')}</legend>
				<label className={CHOICE}>
					<input
						type="radio"
						name={name}
						className="sr-only"
						checked={pickup.type === 'now'}
						onChange={() => choose({ type: 'now' })}
					/>
					<span>
						<span className="block font-semibold">{t('As soon as it is ready')}</span>
						<span className="block text-sm text-soft">{t('in about {time}', { time: ready })}</span>
					</span>
				</label>
				<label className={CHOICE}>
					<input
						type="radio"
						name={name}
						className="sr-only"
						checked={pickup.type === 'later'}
						onChange={() => choose({ type: 'later', day: days[0]!.day, time: null })}
					/>
					<span>
						<span className="block font-semibold">{t('At a time I choose')}</span>
						<span className="block text-sm text-soft">{t('today or in the next days')}</span>
					</span>
				</label>
			</fieldset>
			{pickup.type === 'later' && (
				<>
					<SelectField
						label={t('Day')}
						value={pickup.day}
						onChange={(event) => choose({ type: 'later', day: event.target.value, time: null })}
					>
						{days.map(({ day, label }) => (
							<option key={day} value={day}>
								{label}
							</option>
						))}
					</SelectField>
					<SlotChoices
						state={slots}
						timezone={branch.timezone}
						chosen={pickup.time}
						onRetry={retry}
						onChoose={(time) => choose({ ...pickup, time })}
					/>
					{pickup.time !== null && (
						<p role="status" className="font-medium">
							{t('Pickup on {day} at {time}.', {
								day: formatPickupDay(pickup.time, branch.timezone),
								time: formatClock(pickup.time, branch.timezone, currentLanguage()),
							})}
						</p>
					)}
				</>
			)}
			{problem && (
				<p role="alert" className="font-medium text-ketchup-ink">
					{problem}
				</p>
			)}
		</div>
	)
}

interface SlotChoicesProps {
	state: SlotsState
	timezone: string
	chosen: string | null
	onRetry: () => void
	onChoose: (start: string) => void
}

function SlotChoices({ state, timezone, chosen, onRetry, onChoose }: SlotChoicesProps) {
	const name = useId()
	if (state.kind === 'loading') {
		return (
			<div role="status" className="grid grid-cols-4 gap-2">
				<span className="sr-only">{t('Loading times')}</span>
				{[...'abcdefghijkl'].map((key) => (
					<Skeleton key={key} className="h-11" />
				))}
			</div>
		)
	}
	if (state.kind === 'failed') {
		return (
			<Notice tone="error">
				{trans('The times could not be loaded. <again>Try again</again>', {
					again: (text) => (
						<button type="button" className="min-h-6 font-bold underline" onClick={onRetry}>
							{text}
						</button>
					),
				})}
			</Notice>
		)
	}
	if (!state.slots.some((slot) => slot.available))
		return <Notice tone="progress">{t('No time is free on this day. Try another one.')}</Notice>
	return (
		<fieldset>
			<legend className="mb-2 font-semibold">{t('Time')}</legend>
			<div className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 overflow-y-auto p-1">
				{state.slots.map((slot) => (
					<label
						key={slot.start}
						className="press grid min-h-11 cursor-pointer place-items-center rounded-control bg-surface font-semibold tabular-nums inset-ring-2 inset-ring-line has-checked:bg-primary has-checked:text-on-primary has-checked:inset-ring-primary has-disabled:cursor-default has-disabled:text-soft has-disabled:line-through has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
					>
						<input
							type="radio"
							name={name}
							className="sr-only"
							checked={chosen !== null && Date.parse(chosen) === Date.parse(slot.start)}
							disabled={!slot.available}
							onChange={() => onChoose(slot.start)}
						/>
						{formatClock(slot.start, timezone, currentLanguage())}
					</label>
				))}
			</div>
		</fieldset>
	)
}
