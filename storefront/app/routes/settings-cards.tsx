import { t } from '@app/language/current'
import { CardsPage } from '../features/checkout/payment/cards/cards-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/settings-cards'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: t('Your cards'), noindex: true })

export default function SettingsCards() {
	return <CardsPage />
}
