import { t } from '@app/language/current'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface IncompatibleDialogProps {
	question: string
	onAgree: () => void
	onClose: () => void
}

/** Asked before items that do not go together leave the cart (section 5). */
export function IncompatibleDialog({ question, onAgree, onClose }: IncompatibleDialogProps) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('Different kitchen')}
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
					<Button look="secondary" onClick={onClose}>
						{t('No, keep my cart')}
					</Button>
				</>
			}
		>
			{question}
		</Dialog>
	)
}
