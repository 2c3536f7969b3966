import { offlineMark } from '@app/domain/device/offline-text'
import { currentLanguage, t } from '@app/language/current'
import { useConnection } from '../../lib/realtime/connection.ts'
import { now } from '../../lib/timing/clock.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says that there is no network, and from when the menu is. */
export function OfflineMark() {
	const isOffline = useConnection((connection) => connection.isOffline)
	const menuAt = useConnection((connection) => connection.menuAt)
	return (
		<div role="status" aria-label={t('Connection')}>
			{isOffline && (
				<p className="offline-mark pop">
					<Icon name="alert" className="size-4" />
					{offlineMark(menuAt, now(), { language: currentLanguage() })}
				</p>
			)}
		</div>
	)
}
