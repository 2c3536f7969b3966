import { t } from '@app/language/current'
import { useBannerClearance } from '../../../lib/analytics/consent.ts'
import { Button } from '../../../ui/button.tsx'
import { useUpdate } from './update-store.ts'

/** Asks before it reloads: what is typed and where one has scrolled to is the customer's. */
export function UpdatePrompt() {
	const { isOffered, reload, later } = useUpdate()
	return (
		<div role="status" aria-label={t('Update')} className="update-prompt" style={useBannerClearance()}>
			{isOffered && (
				<div className="toast pointer-events-auto grid gap-3 rounded-card bg-surface p-4 text-ink shadow-raised inset-ring-2 inset-ring-line">
					<p className="font-display text-2xl">{t('A new version is ready')}</p>
					<p className="text-sm text-soft">{t('Reloading takes a second. Your cart stays.')}</p>
					<div className="grid grid-cols-2 gap-2">
						<Button onClick={reload}>{t('Reload')}</Button>
						<Button variant="secondary" onClick={later}>
							{t('Later')}
						</Button>
					</div>
				</div>
			)}
		</div>
	)
}
