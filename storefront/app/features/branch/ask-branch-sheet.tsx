import type { Branch, Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import { Sheet } from '../../ui/sheet.tsx'
import { BranchPicker } from './branch-picker.tsx'

interface AskBranchSheetProps {
	open: boolean
	onClose: () => void
	products: readonly Product[]
	/** Epoch milliseconds. */
	now: number
	chosenId: string | null
	/** Why a branch cannot make what is wanted; null where it can. */
	whyNot: (branch: Branch) => string | null
	onChosen: (branch: Branch) => void
}

/** Who shall cook what somebody wants: asked when it is added, and not before. */
export function AskBranchSheet({ open, onClose, products, now, chosenId, whyNot, onChosen }: AskBranchSheetProps) {
	return (
		<Sheet open={open} onClose={onClose} title={t('Where shall we cook it?')}>
			<BranchPicker products={products} now={now} chosenId={chosenId} whyNot={whyNot} onChosen={onChosen} />
		</Sheet>
	)
}
