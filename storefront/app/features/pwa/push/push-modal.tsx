import type { PushModal as PushModalName } from '@app/contract/push'
import { NOT_NOW, PUSH_MODALS } from '@app/domain/device/push-texts'
import { t } from '@app/language/current'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface PushModalProps {
	/** Which of section 2's two modals is open. */
	modal: PushModalName
	isBusy: boolean
	onAccept: () => void
	onDecline: () => void
}

/** The questions that lead to notifications: may the browser, and shall this device. */
export function PushModal({ modal, isBusy, onAccept, onDecline }: PushModalProps) {
	const { title, text, accept } = PUSH_MODALS[modal]
	return (
		<Dialog
			open
			onClose={onDecline}
			title={t(title)}
			actions={
				<>
					<Button size="lg" busy={isBusy} onClick={onAccept}>
						{t(accept)}
					</Button>
					<Button variant="quiet" size="lg" onClick={onDecline}>
						{t(NOT_NOW)}
					</Button>
				</>
			}
		>
			<div className="flex items-start gap-4">
				<span className="grid size-12 shrink-0 place-items-center rounded-full bg-lime text-on-lime">
					<Icon name="bell" />
				</span>
				<p className="text-lg text-pretty">{t(text)}</p>
			</div>
		</Dialog>
	)
}
