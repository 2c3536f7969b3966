import type { Branch, Menu, Product } from '@app/contract/menu'
import { type BranchChange, decideBranchChange, takeAllAlong } from '@app/domain/branch/branch-change'
import type { CartMove } from '@app/domain/cart/cart-move'
import type { FreshFacts } from '@app/domain/cart/fresh-facts'
import { t } from '@app/language/current'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import { chooseBranch } from './choose-branch.ts'

const StaysBehindDialog = lazy(() =>
	import('./stays-behind-dialog.tsx').then((m) => ({ default: m.StaysBehindDialog })),
)

const MoveCartDialog = lazy(() => import('./move-cart-dialog.tsx').then((m) => ({ default: m.MoveCartDialog })))

type Question = Extract<BranchChange, { kind: 'ask' }> & { decideAgain: () => BranchChange }

interface ChoiceOptions {
	products: readonly Product[]
	onChosen: (branch: Branch) => void
	/** The customer keeps the cart as it is. */
	onDeclined?: () => void
	/** The branch takes no orders, whatever the page said. */
	onRefused?: (branch: Branch) => void
}

/**
 * Choosing a branch. At once where every line of the cart comes along; otherwise the menu is fetched anew and the
 * customer asked before a line leaves the cart. By a link, other prices are asked about as well, and a move that
 * changes nothing is told. Render `question` somewhere.
 */
export function useChooseBranch({ products, onChosen, onDeclined, onRefused }: ChoiceOptions) {
	const { cms } = useSite()
	const [question, setQuestion] = useState<Question | null>(null)
	const [move, setMove] = useState<CartMove | null>(null)
	const [busyId, setBusyId] = useState<number | null>(null)
	const isBusy = useRef(false)

	const take = ({ branch, items }: Pick<Question, 'branch' | 'items'>) => {
		chooseBranch(branch, items)
		onChosen(branch)
	}
	const follow = (change: BranchChange, asked: Branch, decideAgain: () => BranchChange) => {
		if (change.kind === 'change') return take(change)
		if (change.kind === 'ask') return setQuestion({ ...change, decideAgain })
		showToast({ tone: 'yellow', title: t('{branch} takes no orders right now', { branch: asked.title }) })
		onRefused?.(asked)
	}
	/** `isByLink`: nobody has pressed anything on this page, so that a cart does not move by what the page believes. */
	const choose = async (branch: Branch, { isByLink = false } = {}) => {
		const cart = cartStore.get()
		const items = isByLink && cart.items.length > 0 ? null : takeAllAlong(cart, branch, products)
		if (items) return take({ branch, items })
		if (isBusy.current) return
		isBusy.current = true
		setBusyId(branch.id)
		try {
			const { loadFreshMenu } = await import('./load-menu.ts')
			const menu = await loadFreshMenu(cms)
			if (menu === null) return tellUnreachable()
			const decide = () => {
				// Another tab may have changed the cart meanwhile.
				cartStore.reread()
				return decideBranchChange(cartStore.get(), branch.id, menu)
			}
			const change = decide()
			// Nobody has seen what this branch asks for the cart.
			if (isByLink && change.kind === 'change' && change.items.length > 0) return await carry(change.branch, menu)
			follow(change, branch, decide)
		} catch {
			tellUnreachable()
		} finally {
			isBusy.current = false
			setBusyId(null)
		}
	}
	const carry = async (branch: Branch, menu: FreshFacts<Menu>) => {
		const [{ decideMoveTo, isSameAfter }, { moveByLink }] = await Promise.all([
			import('@app/domain/cart/cart-move'),
			import('./move-cart.ts'),
		])
		const found = decideMoveTo(cartStore.get(), branch, menu)
		if (!isSameAfter(found)) return setMove(found)
		moveByLink(found)
		onChosen(branch)
	}
	const acceptMove = async (accepted: CartMove) => {
		const { moveByLink } = await import('./move-cart.ts')
		setMove(null)
		moveByLink(accepted)
		onChosen(accepted.branch)
	}
	const agree = ({ branch, drop, decideAgain }: Question) => {
		const isNamed = new Set(drop.map(({ item }) => item.key))
		const again = decideAgain()
		// What another tab has added since is not taken without being named.
		const isMore = again.kind === 'ask' && again.drop.some(({ item }) => !isNamed.has(item.key))
		setQuestion(null)
		if (again.kind === 'ask' && !isMore) take(again)
		else follow(again, branch, decideAgain)
	}
	const decline = () => {
		setQuestion(null)
		setMove(null)
		onDeclined?.()
	}

	const dialog: ReactNode = question && (
		<Suspense>
			<StaysBehindDialog
				key={question.drop.map(({ item }) => item.key).join()}
				branch={question.branch}
				drop={question.drop}
				onAgree={() => agree(question)}
				onDecline={decline}
			/>
		</Suspense>
	)
	const moveDialog: ReactNode = move && (
		<Suspense>
			<MoveCartDialog move={move} onAccept={() => void acceptMove(move)} onDecline={decline} />
		</Suspense>
	)
	return { choose, busyId, question: dialog || moveDialog }
}

function tellUnreachable(): void {
	showToast({
		tone: 'red',
		title: t('No menu yet'),
		message: t('We could not reach the kitchen. Try again in a moment.'),
	})
}
