import { t } from '@app/language/current'
import { type ReactNode, useEffect, useRef } from 'react'
import scene from '../../ui/art/scene-empty-cart.webp'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface EmptyCartProps {
	payment: ReactNode
	kept: ReactNode
	takesFocus: boolean
}

/**
 * Nothing in the cart: a picture, a sentence and a way on. A payment that is still being processed and a kept cart
 * show above. `takesFocus`: the last line was just taken out.
 */
export function EmptyCart({ payment, kept, takesFocus }: EmptyCartProps) {
	const title = useRef<HTMLHeadingElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
	useEffect(() => {
		if (takesFocus && document.activeElement === document.body) title.current?.focus()
	}, [])
	return (
		<section aria-label={t('Cart')} className="mx-auto max-w-2xl px-4 py-10">
			<h1 ref={title} tabIndex={-1} className="sr-only">
				{t('Your cart')}
			</h1>
			{payment}
			{kept}
			<EmptyState
				picture={scene}
				title={t('Your cart is empty')}
				action={
					<ButtonLink to="/order" size="lg">
						{t('See the menu')}
					</ButtonLink>
				}
			>
				<p>{t('No burger has ever ordered itself. We checked.')}</p>
			</EmptyState>
		</section>
	)
}
