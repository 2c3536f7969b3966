import type { Card, SavedCard } from '@app/contract/payments'
import { t } from '@app/language/current'
import { lazy, Suspense, useState } from 'react'
import { RequestError } from '../../../../lib/http/cms-client.ts'
import { useSite } from '../../../../lib/rendering/site-context.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CardForm } from '../card-form.tsx'
import { saveSandboxCard } from './card-calls.ts'
import { type SaveFailure, saveFailureOf } from './save-failure.ts'

/** Code of Stripe's, loaded where Stripe is the gateway. */
const StripeSetup = lazy(() => import('../stripe/stripe-setup.tsx').then((module) => ({ default: module.StripeSetup })))

interface AddCardProps {
	open: boolean
	onClose: () => void
	onAdded: (card: SavedCard) => void
}

/** Saves a card without an order. What is typed is gone when the sheet closes. */
export function AddCard({ open, onClose, onAdded }: AddCardProps) {
	const gateway = useSite().settings.payment
	return (
		<Sheet open={open} onClose={onClose} title={t('Add a card')}>
			{open &&
				(gateway?.provider === 'stripe' ? (
					<Suspense fallback={<Skeleton className="h-72" />}>
						<StripeSetup publishableKey={gateway.publishable_key} onAdded={onAdded} />
					</Suspense>
				) : (
					<SandboxCard onAdded={onAdded} />
				))}
		</Sheet>
	)
}

function SandboxCard({ onAdded }: Pick<AddCardProps, 'onAdded'>) {
	const { cms } = useSite()
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<SaveFailure | null>(null)

	const save = async (card: Card) => {
		setBusy(true)
		setFailure(null)
		try {
			onAdded(await saveSandboxCard(cms, card))
		} catch (error) {
			setFailure(saveFailureOf(error instanceof RequestError ? error.code : null))
		} finally {
			setBusy(false)
		}
	}

	return (
		<div className="grid gap-5">
			{failure && failure.field === null && <Notice tone="error">{failure.message}</Notice>}
			<CardForm
				action={t('Save card')}
				busy={busy}
				numberError={failure?.field === 'number' ? failure.message : null}
				onCard={(card) => void save(card)}
			/>
			<p className="text-center text-sm text-soft">{t("Nothing is charged. We never keep the card's number.")}</p>
		</div>
	)
}
