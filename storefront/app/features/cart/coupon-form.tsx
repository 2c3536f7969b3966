import { MAX_COUPON_LENGTH } from '@app/contract/constants'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCoupon } from './use-coupon.ts'

/** A coupon code to type, or the one that counts, which can be taken off. */
export function CouponForm() {
	const { code, problem, isBusy, apply, remove } = useCoupon()
	const [text, setText] = useState('')
	if (code !== null) {
		return (
			<p className="flex items-center gap-3 rounded-control bg-primary-soft py-1 pr-1 pl-4 font-semibold text-primary-ink">
				<Icon name="ticket" className="size-5" />
				<span className="flex-1">{code}</span>
				<IconButton icon="close" label={`Remove coupon ${code}`} onClick={remove} />
			</p>
		)
	}
	return (
		<form
			noValidate
			className="flex items-start gap-2"
			onSubmit={async (event) => {
				event.preventDefault()
				if (await apply(text)) setText('')
			}}
		>
			<TextField
				label="Coupon code"
				value={text}
				error={problem}
				maxLength={MAX_COUPON_LENGTH}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="min-w-0 flex-1"
				onChange={(event) => setText(event.target.value)}
			/>
			<Button type="submit" look="secondary" busy={isBusy} className="mt-[1.875rem] min-h-12">
				Apply
			</Button>
		</form>
	)
}
