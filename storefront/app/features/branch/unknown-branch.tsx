import { t } from '@app/language/current'
import { useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import scene from '../../ui/art/scene-empty-cart.webp'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { refreshBranches } from './refresh-branches.ts'

/**
 * A cart whose branch is not in the page's list: that list may be old, so the cart stays until fresh branches say the
 * same.
 */
export function UnknownBranch() {
	const { cms, branches } = useSite()
	const [isBusy, setBusy] = useState(false)
	async function askAgain() {
		setBusy(true)
		await refreshBranches(cms, branches)
		setBusy(false)
	}
	return (
		<section aria-label={t('Cart')} className="mx-auto max-w-2xl px-4 py-10">
			<h1 className="sr-only">{t('Your cart')}</h1>
			<EmptyState
				picture={scene}
				title={t('We cannot find your branch')}
				action={
					<div className="grid gap-3">
						<Button size="lg" busy={isBusy} onClick={() => void askAgain()}>
							{t('Try again')}
						</Button>
						<ButtonLink to="/order" variant="secondary">
							{t('Pick a branch')}
						</ButtonLink>
					</div>
				}
			>
				{t('Your cart is safe. We are asking the kitchen whether the branch is still there.')}
			</EmptyState>
		</section>
	)
}
