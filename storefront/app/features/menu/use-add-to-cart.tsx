import type { Branch, Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { makeCartItem } from '@app/domain/cart-item'
import { defaultSelections } from '@app/domain/customization'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSite } from '../../platform/site-context.tsx'
import { announce, showToast } from '../../platform/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import { addToCart, describeAdded, undoAdd } from './add-to-cart.ts'

const IncompatibleDialog = lazy(() =>
	import('./incompatible-dialog.tsx').then((m) => ({ default: m.IncompatibleDialog })),
)

interface Question {
	text: string
	/** Takes out what does not go together and adds the item. */
	agree: () => void
}

/** Adding to the cart, with the question about items that do not go together; render `question` somewhere. */
export function useAddToCart(branch: Branch) {
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const [question, setQuestion] = useState<Question | null>(null)

	const add = useCallback(
		(item: CartItem, onAdded = (added: CartItem) => announce(describeAdded(added))) => {
			const decision = addToCart(item, maximumPerItem)
			if (decision.kind === 'added') onAdded(decision.item)
			if (decision.kind !== 'incompatible') return
			setQuestion({
				text: decision.question,
				agree() {
					cartStore.dispatch({ type: 'remove-lines', keys: decision.keys })
					const second = addToCart(item, maximumPerItem)
					if (second.kind === 'added') onAdded(second.item)
				},
			})
		},
		[maximumPerItem],
	)

	const quickAdd = useCallback(
		(product: Product) => {
			const line = { product, branch, currency: branch.currency, count: 1, requests: [], note: '' }
			add(makeCartItem({ ...line, selections: defaultSelections(product) }), (item) =>
				showToast({
					title: describeAdded(item),
					action: { label: 'Undo', run: () => undoAdd(item) },
				}),
			)
		},
		[add, branch],
	)

	const dialog: ReactNode = question && (
		<Suspense>
			<IncompatibleDialog question={question.text} onAgree={question.agree} onClose={() => setQuestion(null)} />
		</Suspense>
	)
	return { add, quickAdd, question: dialog }
}
