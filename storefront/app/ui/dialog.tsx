import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

interface DialogProps {
	open: boolean
	onClose: () => void
	title: string
	/** The buttons, the most likely one first. */
	actions: ReactNode
	children: ReactNode
}

/** A question in the middle of the screen. */
export function Dialog({ open, onClose, title, actions, children }: DialogProps) {
	const id = useId()
	const { close: _, ...modal } = useModal(open, onClose)
	return (
		<dialog {...modal} className="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
			<div className="grid grid-cols-1 gap-4 p-6">
				<h2 id={`${id}-title`} className="text-3xl">
					{title}
				</h2>
				<div id={`${id}-text`} className="text-soft">
					{children}
				</div>
				<div className="mt-2 grid grid-cols-1 gap-2 *:wrap-anywhere">{actions}</div>
			</div>
		</dialog>
	)
}
