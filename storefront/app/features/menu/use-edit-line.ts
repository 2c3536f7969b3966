import type { CartItem } from '@app/contract/records'
import { useNavigate } from 'react-router'
import { productSearch, SHEET_STATE } from './product-link.ts'
import { keepOpener } from './sheet-opener.ts'

/** Opens the product sheet with a line of the cart to change. */
export function useEditLine(): (item: CartItem) => void {
	const navigate = useNavigate()
	return (item) => {
		keepOpener()
		navigate(productSearch(item.id, item.key), {
			state: SHEET_STATE,
			preventScrollReset: true,
			defaultShouldRevalidate: false,
		})
	}
}
