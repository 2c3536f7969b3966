import type { Branch } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { describeReadyTime } from '@app/domain/branch/branch-text'
import type { CartMove, MissingReason } from '@app/domain/cart/cart-move'
import { formatMoney, toMinor } from '@app/domain/pricing/money'
import { formatKilometres } from '@app/domain/text/formats'
import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { DROP_REASONS } from './choose-branch.ts'

interface MoveCartDialogProps {
	move: CartMove
	/** The lost branch, where the cart can wait for it. */
	keep?: { branch: Branch; onKeep: () => void } | null
	onAccept: () => void
	onDecline: () => void
}

/** The offer to have the lost cart cooked elsewhere: what stays, what changes its price, what is missing. */
export function MoveCartDialog({ move, keep = null, onAccept, onDecline }: MoveCartDialogProps) {
	const { branch, items, repriced, missing } = move
	const text = (amount: number) => formatMoney(toMinor(amount, branch.currency), branch.currency, currentLanguage())
	const changed = new Set(repriced.map(({ item }) => item.key))
	const staying = items.filter(({ key }) => !changed.has(key))
	return (
		<Dialog
			open
			onClose={onDecline}
			title={t('Cook it at {branch}?', { branch: branch.title })}
			actions={
				<>
					<Button size="lg" onClick={onAccept}>
						{t('Move my cart')}
					</Button>
					{keep && (
						<Button variant="secondary" onClick={keep.onKeep}>
							{t('Keep it for {branch}', { branch: keep.branch.title })}
						</Button>
					)}
					<Button variant="secondary" onClick={onDecline}>
						{t('No, thanks')}
					</Button>
				</>
			}
		>
			<p className="text-pretty">{describeBranch(move)}</p>
			<p className="mt-2 flex gap-2 wrap-anywhere">
				<Icon name="pin" className="mt-0.5 size-5" />
				{branch.address}
			</p>
			<div className="mt-4 grid max-h-[46dvh] gap-4 overflow-y-auto text-ink">
				<Part title={t('Comes along')} icon="check" show={staying.length > 0}>
					{staying.map((item) => (
						<Line key={item.key} item={item}>
							<Price text={text(item.price * item.count)} />
						</Line>
					))}
				</Part>
				<Part title={t('Changes its price')} icon="info" show={repriced.length > 0}>
					{repriced.map(({ item, was }) => (
						<Line key={item.key} item={item}>
							<Price text={text(item.price * item.count)} was={text(was * item.count)} />
						</Line>
					))}
				</Part>
				<Part title={t('Stays behind')} icon="close" show={missing.length > 0}>
					{missing.map(({ item, why }) => (
						<Line key={item.key} item={item}>
							<span className="text-sm text-soft">{t(MISSING[why])}</span>
						</Line>
					))}
				</Part>
			</div>
		</Dialog>
	)
}

const MISSING: Record<MissingReason, PlainMessage> = { ...DROP_REASONS, choice_gone: 'not as you chose it' }

function describeBranch({ branch, distanceMeters }: CartMove): string {
	const time = describeReadyTime(branch.ready_in, currentLanguage())
	if (!distanceMeters) return t('It takes orders now, ready in {time}.', { time })
	const kilometres = distanceMeters / 1_000
	// A hundred metres tell nobody anything on a long way.
	const distance = formatKilometres(kilometres < 10 ? kilometres : Math.round(kilometres), currentLanguage().locale)
	return t('The nearest branch that takes orders now: {distance} further on, ready in {time}.', { distance, time })
}

function Part({ title, icon, show, children }: { title: string; icon: IconName; show: boolean; children: ReactNode }) {
	if (!show) return null
	return (
		<section>
			<h3 className="mb-2 flex items-center gap-2 text-lg">
				<Icon name={icon} className="size-5 text-soft" />
				{title}
			</h3>
			<ul className="grid gap-2">{children}</ul>
		</section>
	)
}

function Line({ item, children }: { item: CartItem; children: ReactNode }) {
	return (
		<li className="flex items-baseline justify-between gap-3 rounded-control bg-sunken px-4 py-3">
			<span className="min-w-0 font-medium wrap-anywhere">
				{item.count} × {item.name}
			</span>
			{children}
		</li>
	)
}
