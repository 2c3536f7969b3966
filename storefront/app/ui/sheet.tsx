import { t } from '@app/language/current'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useDragAway } from './use-drag-away.ts'
import { useModal } from './use-modal.ts'

interface SheetProps {
	open: boolean
	onClose: () => void
	title: string
	/** Stays visible below the scrolling content: the action. */
	footer?: ReactNode
	/** Room for two columns on large screens. */
	wide?: boolean
	children: ReactNode
}

/**
 * A panel that rises from the bottom on a phone, where a finger can pull it away, and stands in the middle of a large
 * screen. Keep it mounted and change `open`; unmounting it ends without its movement.
 */
export function Sheet({ open, onClose, title, footer, wide = false, children }: SheetProps) {
	const titleId = useId()
	const { close, ...modal } = useModal(open, onClose)
	const drag = useDragAway(modal.ref, close)
	return (
		<dialog {...modal} className={wide ? 'sheet md:w-[min(60rem,94vw)]' : 'sheet'} aria-labelledby={titleId}>
			<div className="flex max-h-[inherit] flex-col">
				<div {...drag} className="sheet-handle flex touch-none items-center gap-3 px-5 pt-3 pb-2">
					<h2 id={titleId} className="min-w-0 flex-1 py-2 text-2xl">
						{title}
					</h2>
					<IconButton icon="close" label={t('Close')} className="-mr-2 bg-sunken" onClick={close} />
				</div>
				<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
				{footer && <div className="border-t-2 border-line bg-raised px-5 pt-3 safe-bottom">{footer}</div>}
			</div>
		</dialog>
	)
}
