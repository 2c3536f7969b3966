import type { CartItem } from '@app/contract/records'
import { t } from '@app/language/current'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { announce } from '../../lib/rendering/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import { addToCart, describeAdded } from './add-to-cart.ts'

const IncompatibleDialog = lazy(() =>
	import('../../ui/incompatible-dialog.tsx').then((m) => ({ default: m.IncompatibleDialog })),
)

interface Question {
	text: string
	/** Takes out what does not go together and adds the item. */
	agree: () => void
}

/** Adding to the cart, with the question about items that do not go together; render `question` somewhere. */
export function useAddItem() {
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

	const dialog: ReactNode = question && (
		<Suspense>
			<IncompatibleDialog title={t('Different kitchen')} onAgree={question.agree} onClose={() => setQuestion(null)}>
				{question.text}
			</IncompatibleDialog>
		</Suspense>
	)
	return { add, question: dialog }
}
