import { t } from '@app/language/current'
import { CouponsPage } from '../features/account/coupons/coupons-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/settings-coupons'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your coupons'), noindex: true })

export default function SettingsCoupons() {
	return <CouponsPage />
}
