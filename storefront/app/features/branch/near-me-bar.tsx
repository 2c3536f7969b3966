import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NearMe } from './place-store.ts'

interface NearMeBarProps {
	near: NearMe
	/** Larger, at the head of a page. */
	isHead?: boolean
	/** What else there is to press. */
	beside?: ReactNode
	/** The title beside the buttons. */
	children: ReactNode
}

/** A list's title with "Near me" beside it, and beneath them why the place is not known. */
export function NearMeBar({ near, isHead = false, beside, children }: NearMeBarProps) {
	return (
		<>
			<div className={`flex flex-wrap ${isHead ? 'items-end gap-x-6 gap-y-5' : 'items-center gap-x-4 gap-y-3'}`}>
				{children}
				<div className="flex flex-wrap gap-3">
					<Button variant="secondary" size={isHead ? 'lg' : 'md'} onClick={near.ask} busy={near.isAsking}>
						{!near.isAsking && <Icon name="locate" className="size-5" />}
						{t('Near me')}
					</Button>
					{beside}
				</div>
			</div>
			{near.problem && (
				<Notice tone="error" className={isHead ? 'mt-6' : 'mt-5'}>
					{near.problem}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{near.place && t('Sorted by driving distance')}
			</p>
		</>
	)
}
