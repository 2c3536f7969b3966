import type { LogEntry, LogLevel } from '@app/contract/device-log'
import type { LogQuery } from '@app/domain/device/device-log'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field.tsx'

const LEVELS: readonly (readonly [level: LogLevel | null, label: PlainMessage])[] = [
	[null, 'All'],
	['error', 'Errors'],
	['warn', 'Warnings'],
	['info', 'Info'],
	['debug', 'Debug'],
]

interface LogFilterProps {
	entries: readonly LogEntry[]
	wish: LogQuery
	onChange: (wish: LogQuery) => void
}

/** Which entries are shown: of one level or of all, and with which words. */
export function LogFilter({ entries, wish, onChange }: LogFilterProps) {
	return (
		<div className="grid gap-4">
			<TextField
				type="search"
				label={t('Search the log')}
				autoComplete="off"
				enterKeyHint="search"
				maxLength={100}
				value={wish.search}
				onChange={(event) => onChange({ ...wish, search: event.target.value })}
			/>
			<fieldset>
				<legend className="sr-only">{t('Level')}</legend>
				<div className="flex flex-wrap gap-2">
					{LEVELS.map(([level, label]) => (
						<Chip key={label} pressed={wish.level === level} onClick={() => onChange({ ...wish, level })}>
							{t(label)}
							<span className="font-normal tabular-nums">
								{entries.filter((entry) => level === null || entry.level === level).length}
							</span>
						</Chip>
					))}
				</div>
			</fieldset>
		</div>
	)
}
