import type { SavedCard } from '@app/contract/payments'
import { expiryState } from '@app/domain/payments/card'
import { t } from '@app/language/current'
import { useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { useSite } from '../../../../lib/rendering/site-context.tsx'
import { announce, showToast } from '../../../../lib/rendering/toast.ts'
import { now } from '../../../../lib/timing/clock.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { makeDefault, removeCard } from './card-calls.ts'
import { CardFace } from './card-face.tsx'
import { cardName } from './card-text.ts'

/** A saved card with what can be done with it. `onChange`: something has changed, the list is to be read anew. */
export function CardTile({ card, onChange }: { card: SavedCard; onChange: () => void }) {
	const { cms } = useSite()
	const [busy, setBusy] = useState<'default' | 'remove' | null>(null)
	const [isAsking, setAsking] = useState(false)
	const state = expiryState({ month: card.exp_month, year: card.exp_year }, now())
	const name = cardName(card)

	const run = async (action: 'default' | 'remove', call: () => Promise<void>, done: string) => {
		setBusy(action)
		try {
			await call()
			setAsking(false)
			announce(done)
			onChange()
		} catch (error) {
			log('info', 'A saved card could not be changed.', error)
			setAsking(false)
			showToast({ tone: 'red', title: t('That did not work'), message: t('Your cards are as they were. Try again.') })
		} finally {
			setBusy(null)
		}
	}

	return (
		<article aria-label={name} className="grid content-start gap-4 rounded-card bg-surface p-4 shadow-card">
			<CardFace card={card} isExpired={state === 'expired'} />
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
				<h3 className="text-base">{name}</h3>
				{card.default && <Badge tone="green">{t('Default')}</Badge>}
				{state === 'soon' && <Badge tone="yellow">{t('Expires soon')}</Badge>}
				{state === 'expired' && <Badge tone="red">{t('Expired')}</Badge>}
				<p className="w-full text-sm text-soft">
					{t(state === 'expired' ? 'Expired {date}' : 'Expires {date}', { date: card.expiry })}
				</p>
			</div>
			<div className="-mx-2 -mb-1 flex flex-wrap gap-1 self-end">
				{!card.default && state !== 'expired' && (
					<Button
						variant="quiet"
						busy={busy === 'default'}
						onClick={() =>
							run('default', () => makeDefault(cms, card.id), t('{card} is your default card', { card: name }))
						}
					>
						{t('Make default')}
					</Button>
				)}
				<Button variant="quiet" aria-label={t('Remove {card}', { card: name })} onClick={() => setAsking(true)}>
					{t('Remove')}
				</Button>
			</div>
			<Dialog
				open={isAsking}
				onClose={() => setAsking(false)}
				title={t('Remove this card?')}
				actions={
					<>
						<Button
							variant="danger"
							busy={busy === 'remove'}
							onClick={() => run('remove', () => removeCard(cms, card.id), t('{card} is removed', { card: name }))}
						>
							{t('Remove card')}
						</Button>
						<Button variant="secondary" onClick={() => setAsking(false)}>
							{t('Keep it')}
						</Button>
					</>
				}
			>
				{t('{card} will be forgotten here and at the payment company. Orders that it has paid stay as they are.', {
					card: name,
				})}
			</Dialog>
		</article>
	)
}
