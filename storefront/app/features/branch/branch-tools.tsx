import type { BranchOrder } from '@app/contract/device'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What the two orders are called on their buttons, and what the head of the list says of them. */
export const BRANCH_ORDERS: Readonly<Record<BranchOrder, { name: PlainMessage; told: PlainMessage }>> = {
	distance: { name: 'Nearest', told: 'The nearest first.' },
	duration: { name: 'Quickest', told: 'The quickest to reach first.' },
}

const ORDERS = Object.keys(BRANCH_ORDERS) as BranchOrder[]

interface BranchOrdersProps {
	order: BranchOrder
	onOrder: (order: BranchOrder) => void
}

/** What comes first, once the visitor's place is known. */
export function BranchOrders({ order, onOrder }: BranchOrdersProps) {
	return (
		<fieldset className="mt-6 flex flex-wrap gap-2 lg:mt-8">
			<legend className="sr-only">{t('Sort the branches by')}</legend>
			{ORDERS.map((each) => (
				<Chip key={each} pressed={order === each} onClick={() => onOrder(each)}>
					{t(BRANCH_ORDERS[each].name)}
				</Chip>
			))}
		</fieldset>
	)
}

interface MapButtonProps {
	isMapOpen: boolean
	onToggleMap: () => void
}

/** Small screens have the map on request; large ones have it beside the list. */
export function MapButton({ isMapOpen, onToggleMap }: MapButtonProps) {
	return (
		<Button
			variant={isMapOpen ? 'primary' : 'secondary'}
			size="lg"
			aria-pressed={isMapOpen}
			className="lg:hidden"
			onClick={onToggleMap}
		>
			<Icon name="pin" className="size-5" />
			{t('Map')}
		</Button>
	)
}
