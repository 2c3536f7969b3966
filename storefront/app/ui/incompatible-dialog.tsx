import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface IncompatibleDialogProps {
	title: string
	onAgree: () => void
	onClose: () => void
	/** The question, and what would go. */
	children: ReactNode
}

/** Asked before items that do not go together leave the cart (section 5). */
export function IncompatibleDialog({ title, onAgree, onClose, children }: IncompatibleDialogProps) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			actions={
				<>
					<Button
						onClick={() => {
							onAgree()
							onClose()
						}}
					>
						{t('Yes, remove them')}
					</Button>
					<Button variant="secondary" onClick={onClose}>
						{t('No, keep my cart')}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	)
}
