import type { TrackedOrder } from '@app/contract/orders'
import type { PickupPass } from '@app/contract/records'
import { t } from '@app/language/current'
import { type ReactNode, useEffect, useState } from 'react'
import { now } from '../../../lib/timing/clock.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAuth, useUser } from '../../auth/auth-store.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { Confetti } from './confetti.tsx'
import { findPickupPass, type LabelledOrder, makePickupPass, savePickupPass } from './pickup-pass.ts'
import { PickupTicket } from './pickup-ticket.tsx'
import { useMeasuredPurchase } from './use-measured-purchase.ts'
import { usePaidOrder } from './use-paid-order.ts'
import { useSuccessGuard } from './use-success-guard.ts'

/** Only who has just paid is congratulated; a reload a while later is quiet. */
const CELEBRATE_MS = 15_000

interface SuccessPageProps {
	/** When the order is ready, in words, null where that is not known. */
	formatReady: (order: TrackedOrder) => string | null
	/** How far the order is, in a few words. */
	formatStatus: (order: TrackedOrder) => LabelledOrder['status']
	renderPlace: (order: TrackedOrder) => ReactNode
	renderReceipt: (order: TrackedOrder) => ReactNode
	/** The offer to install the app. */
	install: ReactNode
	/** The offer of notifications about the order. */
	renderNotify: (slug: string) => ReactNode
}

/** /checkout/success: the order is paid. What to show at the counter, what happens next, and the ways on. */
export function SuccessPage(props: SuccessPageProps) {
	const { formatReady, formatStatus, renderPlace, renderReceipt, renderNotify, install } = props
	const payment = useSuccessGuard()
	const order = usePaidOrder(payment?.orderRef ?? null)
	useMeasuredPurchase(order)
	const pass = usePass(payment?.orderRef ?? null, order, (paid) => ({
		ready: formatReady(paid),
		status: formatStatus(paid),
	}))
	if (payment === null || order === undefined) return <SuccessSkeleton />
	const slug = order?.slug ?? pass?.slug
	return (
		<div className="mx-auto grid max-w-5xl gap-8 px-4 pt-6 pb-16 md:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14 lg:pt-12">
			{now() - payment.completedAt < CELEBRATE_MS && <Confetti />}
			<header>
				<p className="mb-3 flex items-center gap-2 font-semibold text-primary-ink">
					<span className="pop grid size-8 place-items-center rounded-full bg-primary text-on-primary">
						<Icon name="check" className="size-5" />
					</span>
					{t('Paid. Your order is in.')}
				</p>
				<h1 className="text-[clamp(3.25rem,13vw,6rem)] leading-[0.88]">{greetingOf(order)}</h1>
			</header>
			<div className="lg:row-span-4">
				<PickupTicket pass={pass ?? { reference: payment.orderRef, ...NO_DETAILS }} />
			</div>
			<section data-off-paper className="grid gap-5">
				<h2 className="text-3xl">{t('What happens next')}</h2>
				<NextSteps />
				{slug && (
					<ButtonLink to={`/track/${slug}`} size="lg" className="justify-self-start max-sm:w-full">
						{t('Follow your order')}
						<Icon name="arrow-right" className="size-5" />
					</ButtonLink>
				)}
			</section>
			{order && (
				<div data-off-paper className="empty:hidden">
					{renderNotify(order.slug)}
				</div>
			)}
			{order && (
				<section className="grid gap-5 rounded-card bg-surface p-5 shadow-card sm:p-7">
					<h2 className="text-2xl">{t('Where to collect')}</h2>
					{renderPlace(order)}
					<details className="border-t-2 border-line pt-2">
						<summary className="flex min-h-11 items-center justify-between font-semibold marker:content-none">
							{t('What you ordered')}
							<Icon name="chevron-down" className="size-5" />
						</summary>
						<div className="pt-2">{renderReceipt(order)}</div>
					</details>
				</section>
			)}
			<SignUpOffer />
			<div data-off-paper className="empty:hidden">
				{install}
			</div>
		</div>
	)
}

const NO_DETAILS = {
	slug: '',
	branch: '',
	address: '',
	ready: null,
	promisedUntil: null,
	phone: null,
	savedAt: 0,
	lines: [],
	status: null,
	isOwn: false,
}

function greetingOf(order: TrackedOrder | null): string {
	return order?.first_name ? t('Thanks, {name}!', { name: order.first_name }) : t('Thank you!')
}

/** The pass of the order, kept on this device as soon as its details are known; the kept one where they are not. */
function usePass(
	reference: string | null,
	order: TrackedOrder | null | undefined,
	describe: (order: TrackedOrder) => LabelledOrder,
): PickupPass | null {
	const [pass, setPass] = useState<PickupPass | null>(null)
	const isOwn = useUser() !== null
	// biome-ignore lint/correctness/useExhaustiveDependencies: the words are the same every time.
	useEffect(() => {
		if (reference === null || order === undefined) return
		if (order === null) return setPass(findPickupPass(reference))
		const made = makePickupPass(order, describe(order), now(), isOwn)
		savePickupPass(made)
		setPass(made)
	}, [reference, order, isOwn])
	return pass
}

function NextSteps() {
	const steps = [
		{ title: t('The kitchen reads your order'), text: t('Until it says yes you can still cancel.') },
		{ title: t('Your food hits the grill'), text: t('Watch it happen, live, on your order’s own page.') },
		{ title: t('Say your reference at the counter'), text: t('Or show the code. Then: both hands, no regrets.') },
	]
	return (
		<ol className="grid gap-4">
			{steps.map(({ title, text }, index) => (
				<li key={title} className="flex gap-4">
					<span className="grid size-9 shrink-0 place-items-center rounded-full bg-lime font-display text-xl text-on-lime">
						{index + 1}
					</span>
					<span>
						<span className="block text-lg font-semibold">{title}</span>
						<span className="text-soft">{text}</span>
					</span>
				</li>
			))}
		</ol>
	)
}

/** For guests; what they have typed for this order goes with them, in the navigation and not in the address. */
function SignUpOffer() {
	const { status } = useAuth()
	const guest = cartStore.use(({ guestInfo }) => guestInfo)
	if (status !== 'unauthenticated') return null
	const known = guest && { email: guest.email, first_name: guest.first_name, last_name: guest.last_name }
	return (
		<section
			data-off-paper
			className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-primary-soft p-5 sm:p-7"
		>
			<div className="min-w-0 flex-1 basis-60">
				<h2 className="text-2xl">{t('Order faster next time')}</h2>
				<p className="mt-1 text-soft">
					{t('An account keeps your details, your orders and your coupons in one place.')}
				</p>
			</div>
			<ButtonLink to="/auth/register" state={known} variant="secondary">
				{t('Create account')}
			</ButtonLink>
		</section>
	)
}

function SuccessSkeleton() {
	return (
		<div role="status" aria-label={t('Loading')} className="mx-auto grid max-w-5xl gap-8 px-4 pt-6 pb-16 lg:pt-12">
			<Skeleton className="h-32" />
			<Skeleton className="h-96 lg:max-w-sm" />
			<Skeleton className="h-40" />
		</div>
	)
}
