import { MAX_SAVED_CARDS } from '@app/contract/constants'
import type { SavedCard } from '@app/contract/payments'
import { t } from '@app/language/current'
import { useState } from 'react'
import { announce } from '../../../../lib/rendering/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AddCard } from './add-card.tsx'
import { cardName } from './card-text.ts'
import { CardTile } from './card-tile.tsx'
import { useSavedCards } from './use-saved-cards.ts'

/** /settings/cards: the cards that the gateway keeps for the customer. */
export function CardsPage() {
	const { state, reload } = useSavedCards()
	const [isAdding, setAdding] = useState(false)

	const added = (card: SavedCard) => {
		setAdding(false)
		announce(t('{card} is saved', { card: cardName(card) }))
		reload()
	}

	return (
		<>
			<div>
				<h2 className="text-3xl">{t('Cards')}</h2>
				<p className="mt-1.5 text-soft text-pretty">
					{t(
						'Pay with one tap. The payment company keeps your cards; we know their last four digits and nothing more.',
					)}
				</p>
			</div>
			{state.kind === 'loading' && <CardsSkeleton />}
			{state.kind === 'failed' && (
				<div className="grid justify-items-start gap-4">
					<Notice tone="progress">{t('Your cards could not be read just now. They are still yours.')}</Notice>
					<Button onClick={reload}>{t('Try again')}</Button>
				</div>
			)}
			{state.kind === 'ready' &&
				(state.cards.length === 0 ? (
					<NoCards onAdd={() => setAdding(true)} />
				) : (
					<CardGrid cards={state.cards} onChange={reload} onAdd={() => setAdding(true)} />
				))}
			<AddCard open={isAdding} onClose={() => setAdding(false)} onAdded={added} />
		</>
	)
}

interface CardGridProps {
	cards: readonly SavedCard[]
	onChange: () => void
	onAdd: () => void
}

function CardGrid({ cards, onChange, onAdd }: CardGridProps) {
	const isFull = cards.length >= MAX_SAVED_CARDS
	return (
		<div className="grid gap-6">
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{cards.map((card) => (
					<li key={card.id} className="grid">
						<CardTile card={card} onChange={onChange} />
					</li>
				))}
				{!isFull && (
					<li className="grid">
						<button
							type="button"
							onClick={onAdd}
							className="press grid min-h-44 content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong p-6 font-semibold text-primary-ink hover:bg-primary-soft"
						>
							<span className="grid size-12 place-items-center rounded-full bg-primary text-on-primary">
								<Icon name="plus" />
							</span>
							{t('Add a card')}
						</button>
					</li>
				)}
			</ul>
			{isFull && (
				<p className="text-soft">
					{t('You keep {count} cards. Remove one to add another.', { count: MAX_SAVED_CARDS })}
				</p>
			)}
		</div>
	)
}

function NoCards({ onAdd }: { onAdd: () => void }) {
	return (
		<div className="grid justify-items-center">
			<div aria-hidden="true" className="mt-4 grid h-36 w-56 place-items-center">
				<span className="col-start-1 row-start-1 h-28 w-44 -rotate-8 rounded-2xl bg-lime" />
				<span className="relative col-start-1 row-start-1 h-28 w-44 rotate-3 overflow-hidden rounded-2xl bg-field shadow-raised">
					<span className="absolute top-5 left-5 h-6 w-8 rounded-md bg-mustard" />
					<span className="absolute -right-8 -bottom-10 size-28 rounded-full bg-lime/25" />
				</span>
			</div>
			<EmptyState
				title={t('No cards yet')}
				action={
					<Button size="lg" onClick={onAdd}>
						<Icon name="plus" className="size-5" />
						{t('Add a card')}
					</Button>
				}
			>
				{t('Save one here, or tick “Save this card” the next time you pay. Then hunger is one tap away from a burger.')}
			</EmptyState>
		</div>
	)
}

function CardsSkeleton() {
	return (
		<div role="status" aria-label={t('Loading your cards')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
			<Skeleton className="h-72" />
			<Skeleton className="h-72" />
		</div>
	)
}
