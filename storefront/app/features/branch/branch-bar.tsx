import type { Branch } from '@app/contract/menu'
import { describeHours, describeReadyTime } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { ClosingNotice } from './closing-notice.tsx'

interface BranchBarProps {
	branch: Branch
	/** Epoch milliseconds. */
	now: number
	/** The branch was just chosen, and the list with the focus is gone: reading goes on here. */
	takesFocus: boolean
	onChange: () => void
}

/** Where the order is cooked, when it can be fetched, and the way to another branch. */
export function BranchBar({ branch, now, takesFocus, onChange }: BranchBarProps) {
	const title = useRef<HTMLHeadingElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
	useEffect(() => {
		if (takesFocus) title.current?.focus({ preventScroll: true })
	}, [])
	return (
		<div className="flex flex-wrap items-end gap-x-4 gap-y-3">
			<ClosingNotice branch={branch} now={now} className="w-full" />
			<div className="min-w-0 flex-1">
				<p className="text-sm font-semibold text-soft">{t('Pickup from')}</p>
				<h1 ref={title} tabIndex={-1} className="mt-1 outline-none text-[clamp(2.25rem,8vw,4rem)] leading-[0.92]">
					{branch.title}
				</h1>
				<p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<Badge tone={branch.kitchen_computed_status === 'busy' ? 'yellow' : 'lime'}>
						<Icon name="flame" className="size-4" />
						{t('Ready in {time}', { time: describeReadyTime(branch.ready_in, currentLanguage()) })}
					</Badge>
					<span className="text-sm text-soft">{describeHours(branch, now, currentLanguage())}</span>
				</p>
			</div>
			<Button variant="secondary" onClick={onChange}>
				{trans('Change<more> branch</more>', { more: srOnly })}
			</Button>
		</div>
	)
}
