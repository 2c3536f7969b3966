import { t } from '@app/language/current'
import { useState } from 'react'
import * as v from 'valibot'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

/** /test/coupon: what a code is worth for an order of one product, as the shop's server counts it. */
export function CouponTest() {
	const { cms, branches } = useSite()
	const user = useUser()
	const exchange = useExchange()
	const [code, setCode] = useState('')
	const [branchId, setBranchId] = useState(String(branches[0]?.id ?? ''))
	const branch = branches.find(({ id }) => String(id) === branchId)
	const [product, setProduct] = useState('')
	const [quantity, setQuantity] = useState('1')
	const check = () => {
		const item = { id: product || String(branch?.products[0] ?? ''), quantity: Number(quantity) }
		const body = { code, draft: { branch: branchId, items: [{ ...item, note: '', requests: [], customizations: [] }] } }
		return exchange.ask('POST /capi/shop/coupons/check', body, () =>
			cms.post('/capi/shop/coupons/check', body, v.unknown()),
		)
	}
	return (
		<TestPage
			title={t('Coupon Test')}
			about={
				user
					? t('You are signed in: your own coupons are listed, and codes are checked for you.')
					: t('Coupons are for customers who are signed in. As a guest you see the server say so.')
			}
			exchange={exchange}
		>
			<form
				className="grid gap-4 sm:grid-cols-2"
				onSubmit={(event) => {
					event.preventDefault()
					if (!exchange.isBusy) void check()
				}}
			>
				<TextField label={t('Code')} value={code} autoComplete="off" onChange={({ target }) => setCode(target.value)} />
				<SelectField label={t('Branch')} value={branchId} onChange={({ target }) => setBranchId(target.value)}>
					{branches.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
				<TextField
					label={t('Product id')}
					inputMode="numeric"
					value={product}
					onChange={({ target }) => setProduct(target.value)}
					hint={t('Empty: {id}', { id: String(branch?.products[0] ?? t('none')) })}
				/>
				<TextField
					label={t('Quantity')}
					inputMode="numeric"
					value={quantity}
					onChange={({ target }) => setQuantity(target.value)}
				/>
				<div className="flex flex-wrap gap-3 sm:col-span-2">
					<Button type="submit" busy={exchange.isBusy}>
						{t('Check coupon')}
					</Button>
					<Button
						variant="secondary"
						onClick={() =>
							exchange.ask('GET /capi/shop/coupons', undefined, () => cms.get('/capi/shop/coupons', v.unknown()))
						}
					>
						{t('List my coupons')}
					</Button>
				</div>
			</form>
		</TestPage>
	)
}
