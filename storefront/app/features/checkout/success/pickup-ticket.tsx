import type { PickupPass } from '@app/contract/records'
import { isPromiseOver } from '@app/domain/orders/late-order'
import { t } from '@app/language/current'
import { useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { showToast } from '../../../lib/rendering/toast.ts'
import { useNow } from '../../../lib/rendering/use-now.ts'
import { now } from '../../../lib/timing/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { DelayNote } from '../../../ui/delay-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from './qr-code.tsx'

/** The pickup pass: what is shown at the counter, and a picture of it to keep. */
export function PickupTicket({ pass }: { pass: PickupPass }) {
	const ticket = useRef<HTMLElement>(null)
	const [isBusy, setBusy] = useState(false)
	const isOverdue = isPromiseOver(pass.promisedUntil, useNow(now()))

	const save = async () => {
		if (!ticket.current) return
		setBusy(true)
		try {
			const { drawPassImage } = await import('./pass-image.ts')
			download(await drawPassImage(pass, ticket.current), `pickup-pass-${pass.reference}.png`)
			showToast({ tone: 'green', title: t('Pass saved'), message: t('It works without a network.') })
		} catch (error) {
			log('warn', 'The pickup pass could not be saved.', error)
			showToast({ tone: 'red', title: t('Not saved'), message: t('Take a screenshot of this page instead.') })
		} finally {
			setBusy(false)
		}
	}

	return (
		<section
			ref={ticket}
			aria-label={t('Pickup pass')}
			data-pickup-pass
			className="on-field grid justify-items-center gap-5 rounded-card bg-field p-6 text-center text-on-field shadow-raised"
		>
			<div>
				<p className="font-semibold text-on-field-soft">{t('Your reference')}</p>
				{/* The widest of references, of five W, fits a screen of 320 px. */}
				<p className="font-display text-[clamp(2rem,11.5vw,4rem)] leading-none whitespace-nowrap text-lime lg:text-5xl">
					{pass.reference}
				</p>
			</div>
			<QrCode
				text={pass.reference}
				label={t('QR code of {reference}', { reference: pass.reference })}
				className="size-44 rounded-control"
			/>
			{isOverdue && <DelayNote planned={pass.ready} phone={pass.phone} />}
			{pass.ready && !isOverdue && (
				<p>
					<span className="block text-on-field-soft">{t('Ready at about')}</span>
					<span className="font-display text-4xl tabular-nums">{pass.ready}</span>
				</p>
			)}
			<p className="font-semibold wrap-anywhere">{pass.branch}</p>
			<Button variant="lime" size="lg" wide busy={isBusy} onClick={save}>
				<Icon name="ticket" className="size-5" />
				{t('Save pass')}
			</Button>
		</section>
	)
}

function download(blob: Blob, name: string): void {
	const link = document.createElement('a')
	link.href = URL.createObjectURL(blob)
	link.download = name
	link.click()
	// Revoked at once, some browsers have not read it yet.
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
