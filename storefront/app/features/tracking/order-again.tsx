import { successOf } from '@app/contract/errors'
import { MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import type { TrackedOrder } from '@app/contract/orders'
import { currentLanguage, t } from '@app/language/current'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { leaveAttempt } from '../cart/attempt-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { decideReorder, type Reorder } from './decide-reorder.ts'

const MenuReplySchema = successOf(MenuSchema)

interface Offer extends Reorder {
	/** The cart holds other things, which would go. */
	replacesCart: boolean
}

/** Fills the cart with what of this order is still sold. Says first what has changed, and what would be replaced. */
export function OrderAgain({ order, size = 'lg' }: { order: TrackedOrder; size?: 'md' | 'lg' }) {
	const { cms } = useSite()
	const navigate = useNavigate()
	const [offer, setOffer] = useState<Offer | null>(null)
	const [isOpen, setOpen] = useState(false)
	const [isBusy, setBusy] = useState(false)

	const accept = ({ branch, items }: Offer) => {
		setOpen(false)
		// With nothing to put into it the cart stays as it is.
		if (items.length === 0) return navigate('/order')
		leaveAttempt()
		cartStore.dispatch({ type: 'select-branch', branch, items })
		return navigate('/order/cart')
	}
	const ask = async () => {
		setBusy(true)
		try {
			const next = await makeOffer(cms, order)
			if (next === null) {
				showToast({ tone: 'yellow', title: t('{branch} takes no orders right now', { branch: order.branch.title }) })
			} else if (next.changes.length === 0 && !next.replacesCart) {
				accept(next)
			} else {
				setOffer(next)
				setOpen(true)
			}
		} catch {
			showToast({
				tone: 'red',
				title: t('No menu yet'),
				message: t('We could not reach the kitchen. Try again in a moment.'),
			})
		} finally {
			setBusy(false)
		}
	}

	return (
		<>
			<Button variant="secondary" size={size} busy={isBusy} onClick={ask}>
				<Icon name="bag" className="size-5" />
				{t('Order again')}
			</Button>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t(offer?.items.length === 0 ? 'Nothing of this today' : 'Order again')}
				actions={
					offer && (
						<>
							<Button size="lg" onClick={() => accept(offer)}>
								{t(offer.items.length === 0 ? 'See the menu' : offer.replacesCart ? 'Replace my cart' : 'To the cart')}
							</Button>
							<Button variant="secondary" size="lg" onClick={() => setOpen(false)}>
								{t('Not now')}
							</Button>
						</>
					)
				}
			>
				{offer && <OfferText offer={offer} />}
			</Dialog>
		</>
	)
}

function OfferText({ offer: { changes, items, replacesCart } }: { offer: Offer }) {
	return (
		<div className="grid gap-3">
			{changes.length > 0 && (
				<>
					<p>{t(items.length > 0 ? 'A few things are different today:' : 'None of it is available today:')}</p>
					<ul className="grid list-disc gap-1 pl-5 text-ink">
						{changes.map((change) => (
							<li key={change}>{change}</li>
						))}
					</ul>
				</>
			)}
			{replacesCart && items.length > 0 && <p>{t('What is in your cart now makes room for it.')}</p>}
		</div>
	)
}

/** What the order's branch can make again now; null while it takes no orders. @throws RequestError */
async function makeOffer(cms: CmsClient, order: TrackedOrder): Promise<Offer | null> {
	const { branches, products, settings } = (await cms.get(menuPath(currentLanguage().tag), MenuReplySchema)).data
	const branch = branches.find(({ id }) => id === order.branch.id)
	if (!branch?.can_order_online) return null
	const reorder = decideReorder(order.lines, {
		branch,
		products,
		maximumPerItem: settings.maximum_order_per_item,
	})
	const replacesCart = cartStore.get().items.length > 0
	return { ...reorder, replacesCart }
}
