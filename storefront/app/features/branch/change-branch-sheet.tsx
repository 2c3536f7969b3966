import type { Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import { Sheet } from '../../ui/sheet.tsx'
import { BranchPicker } from './branch-picker.tsx'

interface ChangeBranchSheetProps {
	open: boolean
	onClose: () => void
	products: readonly Product[]
	now: number
	chosenId: string | null
	onChosen: () => void
}

/** The branches once more, over the menu of the present one. */
export function ChangeBranchSheet({ open, onClose, products, now, chosenId, onChosen }: ChangeBranchSheetProps) {
	return (
		<Sheet open={open} onClose={onClose} title={t('Change branch')}>
			<BranchPicker products={products} now={now} chosenId={chosenId} onChosen={onChosen} />
		</Sheet>
	)
}
