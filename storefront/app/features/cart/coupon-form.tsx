import { MAX_COUPON_LENGTH } from '@app/contract/constants'
import { t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { useAuth } from '../auth/auth-store.ts'
import { CouponOffers } from './coupon-offers.tsx'
import { useCoupon } from './use-coupon.ts'

/**
 * The cart's coupon: for customers who are signed in; a guest is shown the way, and finds the cart as it was
 * afterwards.
 */
export function CouponForm() {
	const { status } = useAuth()
	if (status === 'authenticated') return <CustomerCoupon />
	if (status === 'loading') return <Skeleton className="h-14" />
	return (
		<p className="flex items-center gap-3 rounded-control bg-primary-soft py-2 pr-2 pl-4 text-primary-ink">
			<Icon name="ticket" className="size-5 shrink-0" />
			<span className="min-w-0 flex-1 text-sm text-balance">
				<span className="block font-semibold">{t('Got a coupon?')}</span>
				{t('Your cart waits here for you.')}
			</span>
			<Link
				to={`/auth/login?${new URLSearchParams({ returnTo: '/order/cart' })}`}
				className="press inline-flex min-h-11 items-center rounded-full px-4 font-semibold underline underline-offset-4"
			>
				{trans('Sign in<more> to use a coupon</more>', { more: srOnly })}
			</Link>
		</p>
	)
}

/** A coupon code to type or to pick, or the one that counts, which can be taken off. */
function CustomerCoupon() {
	const coupon = useCoupon()
	const { code } = coupon
	const part = useRef<HTMLDivElement>(null)
	const before = useRef(code)
	// What was pressed is gone, and the focus with it.
	useEffect(() => {
		if (code !== before.current && document.activeElement === document.body)
			part.current?.focus({ preventScroll: true })
		before.current = code
	}, [code])
	return (
		<div ref={part} tabIndex={-1} className="outline-none">
			{code === null ? (
				<CouponEntry {...coupon} />
			) : (
				<p className="flex items-center gap-3 rounded-control bg-primary-soft py-1 pr-1 pl-4 font-semibold text-primary-ink">
					<Icon name="ticket" className="size-5" />
					<span className="min-w-0 flex-1 wrap-anywhere">{code}</span>
					<IconButton icon="close" label={t('Remove coupon {code}', { code })} onClick={coupon.remove} />
				</p>
			)}
		</div>
	)
}

function CouponEntry({ problem, isBusy, apply }: ReturnType<typeof useCoupon>) {
	const [text, setText] = useState('')
	return (
		<div className="grid gap-3">
			<form
				noValidate
				className="flex items-start gap-2"
				onSubmit={(event) => {
					event.preventDefault()
					void apply(text)
				}}
			>
				<TextField
					label={t('Coupon code')}
					value={text}
					error={problem}
					maxLength={MAX_COUPON_LENGTH}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="min-w-0 flex-1"
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" variant="secondary" busy={isBusy} className="mt-[1.875rem] min-h-12">
					{t('Apply')}
				</Button>
			</form>
			<CouponOffers onPick={(picked) => void apply(picked)} />
		</div>
	)
}
