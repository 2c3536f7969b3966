import { t } from '@app/language/current'
import { PhoneTest } from '../features/diagnostics/test-pages/phone-test.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/test-phone'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Phone Input Test'), noindex: true })

export default function TestPhone() {
	return <PhoneTest />
}
