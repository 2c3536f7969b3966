import type { ConsentChoice } from '@app/contract/consent'
import { choiceOf } from '@app/domain/privacy/consent'
import { t } from '@app/language/current'
import { useEffect, useMemo } from 'react'
import { showConsentPreferences, useConsentPreferencesOpen } from '../../../lib/analytics/consent.ts'
import { useOverlayIsOpen } from '../../../lib/rendering/overlay.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { announce } from '../../../lib/rendering/toast.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'
import { followConsent, saveConsent, useConsent } from './consent-store.ts'
import { namedServices } from './named-services.ts'

/** Asks a visitor without a valid record, and opens the preferences for whoever wants them (section 4, Consent). */
export function ConsentHost() {
	const { services } = useSite()
	const revision = services.consentRevision
	const { record, isRead } = useConsent()
	const isOpen = useConsentPreferencesOpen()
	const isCovered = useOverlayIsOpen()
	const chosen = useMemo(() => choiceOf(record), [record])
	const named = useMemo(() => namedServices(services), [services])
	useEffect(() => followConsent(revision), [revision])

	const choose = (choice: ConsentChoice) => {
		saveConsent(choice, { revision, services: named })
		showConsentPreferences(false)
		announce(t('Your cookie choice is saved.'))
	}
	return (
		<>
			{isRead && record === null && !isCovered && !isOpen && (
				<ConsentBanner onChoose={choose} onManage={() => showConsentPreferences(true)} />
			)}
			{isRead && (
				<ConsentPreferences
					open={isOpen}
					chosen={chosen}
					onChoose={choose}
					onClose={() => showConsentPreferences(false)}
				/>
			)}
		</>
	)
}
