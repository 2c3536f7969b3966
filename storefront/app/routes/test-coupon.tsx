import { t } from '@app/language/current'
import { CouponTest } from '../features/diagnostics/test-pages/coupon-test.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/test-coupon'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Coupon Test'), noindex: true })

export default function TestCoupon() {
	return <CouponTest />
}
