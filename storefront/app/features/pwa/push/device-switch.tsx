import { PUSH_TEXTS } from '@app/domain/device/push-texts'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { switchOnBy } from './enable-push.ts'
import { switchOff } from './switch-off.ts'
import type { PushDevice } from './use-push-device.ts'

/** On or off for this device, or why it can be neither. */
export function DeviceSwitch({ device }: { device: PushDevice }) {
	const { permission, status, isBusy, act, retry } = device
	if (permission === 'loading') return <Skeleton className="h-32" />
	const isOn = status === 'active'
	const isKnown = status !== null || permission === 'denied' || permission === 'unsupported'
	return (
		<section aria-labelledby="this-device" className="grid gap-5 rounded-card bg-surface p-5 shadow-card sm:p-7">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<span
					className={`grid size-12 shrink-0 place-items-center rounded-full ${isOn ? 'bg-lime text-on-lime' : 'bg-sunken text-soft'}`}
				>
					<Icon name="bell" />
				</span>
				<div className="min-w-0 flex-1 basis-56">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h3 id="this-device" className="text-2xl">
							{t('This device')}
						</h3>
						{isKnown && <Badge tone={isOn ? 'green' : 'neutral'}>{t(isOn ? 'On' : 'Off')}</Badge>}
					</div>
					<p className="mt-1 text-soft text-pretty">{t(textOf(device))}</p>
				</div>
				{(permission === 'default' || permission === 'granted') && (
					<Button
						variant={isOn ? 'secondary' : 'primary'}
						busy={isBusy}
						onClick={() => void (isKnown ? act(isOn ? switchOff : switchOnBy(status)) : retry())}
					>
						{t(isKnown ? (isOn ? 'Switch off' : 'Switch on') : 'Try again')}
					</Button>
				)}
			</div>
			{permission === 'denied' && <BlockedHelp />}
			{permission === 'unsupported' && (
				<Notice tone="progress">
					{t(
						'This browser cannot show notifications. On an iPhone or iPad they work once the shop is on the home screen: Share, then Add to Home Screen.',
					)}
				</Notice>
			)}
		</section>
	)
}

function textOf({ status, permission }: PushDevice): PlainMessage {
	if (status === 'active') return 'It shows you news about your orders, even while the shop is closed on it.'
	if (status === null && (permission === 'default' || permission === 'granted'))
		return 'We could not find out whether it is on.'
	return 'It stays quiet.'
}

function BlockedHelp() {
	return (
		<div className="grid gap-3">
			<Notice tone="error">{t(PUSH_TEXTS.blocked)}</Notice>
			<ol className="grid list-decimal gap-1.5 ps-6 text-soft">
				<li>{t('Tap the icon beside the address, or on a phone open the settings of this app.')}</li>
				<li>{t('Find Notifications, and allow them.')}</li>
				<li>{t('Come back and load this page again.')}</li>
			</ol>
		</div>
	)
}
