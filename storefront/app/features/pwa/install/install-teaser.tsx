import { InstallHiddenSchema, STORAGE_KEYS } from '@app/contract/records'
import { decideInstallOffer, type InstallOffer } from '@app/domain/device/install-offer'
import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { BRAND } from '../../../brand.ts'
import { isInstalled, watchDisplayMode } from '../../../lib/pwa/display-mode.ts'
import { askToInstall, useCanInstall } from '../../../lib/pwa/install-prompt.ts'
import { readRecord, writeRecord } from '../../../lib/storage/storage.ts'
import icon from '../../../ui/art/mark.svg'
import { Button } from '../../../ui/button.tsx'
import { IosSteps } from './ios-steps.tsx'

/**
 * Offers to install the app, modestly, where that is possible and was not refused. The answer is kept on the device.
 */
export function InstallTeaser({ className }: { className: string }) {
	const [offer, hide] = useInstallOffer()
	if (offer === 'none') return null
	const install = async () => {
		if (!(await askToInstall())) hide()
	}
	return (
		<section
			aria-labelledby="install"
			className={`grid gap-5 rounded-card bg-surface p-5 shadow-card sm:grid-cols-[auto_1fr_auto] sm:items-center sm:p-7 ${className}`}
		>
			<img src={icon} alt="" width="72" height="72" className="size-18" />
			<div className="grid gap-1.5">
				<h2 id="install" className="text-2xl">
					{t('{name} on your home screen', { name: BRAND.name })}
				</h2>
				<p className="text-soft">
					{t('Opens at once, also without a network, and tells you when your food is ready.')}
				</p>
				{offer === 'ios' && <IosSteps />}
			</div>
			<div className="flex flex-wrap gap-2">
				{offer === 'ask' && <Button onClick={() => void install()}>{t('Install')}</Button>}
				<Button variant="secondary" onClick={hide}>
					{t('Not now')}
				</Button>
			</div>
		</section>
	)
}

function useInstallOffer(): [InstallOffer, hide: () => void] {
	const canAsk = useCanInstall()
	const [installed, setInstalled] = useState(isInstalled)
	const [isHidden, setHidden] = useState(() => readRecord(STORAGE_KEYS.installHidden, InstallHiddenSchema) === true)
	useEffect(() => watchDisplayMode(() => setInstalled(isInstalled())), [])
	const { userAgent, maxTouchPoints } = navigator
	const offer = decideInstallOffer({ isInstalled: installed, isHidden, canAsk, userAgent, maxTouchPoints })
	const hide = () => {
		writeRecord(STORAGE_KEYS.installHidden, true)
		setHidden(true)
	}
	return [offer, hide]
}
