import type { Branch } from '@app/contract/menu'
import type { LostCart } from '@app/contract/records'
import { describeHours } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { now } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LostLines } from './lost-lines.tsx'

interface KeepCartDialogProps {
	branch: Branch
	lost: LostCart
	onKeep: () => void
	onDecline: () => void
}

/** The offer to keep a lost cart for the next opening, where no branch takes orders now. */
export function KeepCartDialog({ branch, lost, onKeep, onDecline }: KeepCartDialogProps) {
	return (
		<Dialog
			open
			onClose={onDecline}
			title={t('Keep your cart?')}
			actions={
				<>
					<Button size="lg" onClick={onKeep}>
						{t('Keep it for {branch}', { branch: branch.title })}
					</Button>
					<Button variant="secondary" onClick={onDecline}>
						{t('No, thanks')}
					</Button>
				</>
			}
		>
			<p className="text-pretty">
				{branch.title}: {describeHours(branch, now(), currentLanguage())}
			</p>
			<LostLines cart={lost} />
		</Dialog>
	)
}
