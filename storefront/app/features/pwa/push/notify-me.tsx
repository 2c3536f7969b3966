import { STORAGE_KEYS } from '@app/contract/records'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useState } from 'react'
import { announce, showToast } from '../../../lib/rendering/toast.ts'
import { writeRecord } from '../../../lib/storage/storage.ts'
import { now } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { switchOnBy } from './enable-push.ts'
import { PushModal } from './push-modal.tsx'
import { switchOff } from './switch-off.ts'
import { useOffer } from './use-offer.ts'
import { type PushDevice, usePushDevice } from './use-push-device.ts'

/** On the pages of an order: news about it on this device, asked for with a button, and once by itself. */
export function NotifyMe({ slug }: { slug: string }) {
	const device = usePushDevice(slug)
	const [isAsking, setAsking] = useState(false)
	useOffer(device.modal, () => setAsking(true))
	const { permission, status, modal } = device
	// A browser that was told never to ask is not mentioned again; the settings say how to change that.
	const isOutOfReach = permission === 'unsupported' || (permission === 'denied' && device.failure === null)
	if (permission === 'loading' || isOutOfReach) return null

	async function accept() {
		const outcome = await device.act(switchOnBy(status))
		setAsking(false)
		if (outcome.ok) announce(t('Notifications are on for this device.'))
		// The question may have been answered far from the text below the button.
		else if (isAsking) showToast({ tone: 'red', title: outcome.text })
	}
	function decline() {
		writeRecord(STORAGE_KEYS.pushDeclined, now())
		setAsking(false)
	}
	return (
		<section className="rounded-card bg-primary-soft p-5 sm:p-7">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<div className="flex min-w-0 flex-1 basis-64 items-start gap-4">
					<span className="grid size-11 shrink-0 place-items-center rounded-full bg-lime text-on-lime">
						<Icon name={status === 'active' ? 'check' : 'bell'} />
					</span>
					<div>
						<h2 className="text-2xl">{t(status === 'active' ? 'We will tell you' : 'Know when it is ready')}</h2>
						<p className="mt-1 text-soft text-pretty">{t(textOf(device))}</p>
					</div>
				</div>
				{permission !== 'denied' && <SwitchButton device={device} onAsk={() => void accept()} />}
			</div>
			{device.failure && (
				<p role="alert" className="mt-4 font-medium text-ketchup-ink">
					{device.failure}
				</p>
			)}
			{isAsking && modal && (
				<PushModal modal={modal} isBusy={device.isBusy} onAccept={() => void accept()} onDecline={decline} />
			)}
		</section>
	)
}

function SwitchButton({ device, onAsk }: { device: PushDevice; onAsk: () => void }) {
	// Nobody knows whether the device is on: neither button would be true.
	if (device.status === null)
		return (
			<Button busy={device.isBusy} onClick={() => void device.retry()}>
				{t('Try again')}
			</Button>
		)
	return device.status === 'active' ? (
		<Button variant="quiet" busy={device.isBusy} onClick={() => void device.act(switchOff)}>
			{t('Switch off')}
		</Button>
	) : (
		<Button busy={device.isBusy} onClick={onAsk}>
			{t('Notify me')}
		</Button>
	)
}

function textOf({ status }: PushDevice): PlainMessage {
	if (status === 'active') return 'This device shows you when the kitchen has your order, and when it is ready.'
	return 'A notification on this device, so that you can put it away until then.'
}
