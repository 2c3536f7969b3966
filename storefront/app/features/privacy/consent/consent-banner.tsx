import { type ConsentChoice, REFUSED } from '@app/contract/consent'
import { t } from '@app/language/current'
import { useEffect, useId } from 'react'
import { BRAND } from '../../../brand.ts'
import { announce } from '../../../lib/rendering/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useBannerRoom } from './use-banner-room.ts'

interface ConsentBannerProps {
	onChoose: (choice: ConsentChoice) => void
	onManage: () => void
}

/**
 * The box at the bottom right (section 2, Cookie banner). It waits beside the page: nothing is held up by it, and it
 * takes no focus.
 */
export function ConsentBanner({ onChoose, onManage }: ConsentBannerProps) {
	const id = useId()
	const box = useBannerRoom()
	useEffect(() => announce(t('There is a question about cookies at the end of the page.')), [])
	return (
		<section ref={box} aria-labelledby={id} data-consent-banner className="consent-banner">
			<h2 id={id} className="text-2xl">
				{t('A cookie with that?')}
			</h2>
			<p className="mt-1 text-sm text-soft">
				{t('{brand} needs a few to take your order. With your OK, others show us how the shop is used.', {
					brand: BRAND.name,
				})}
			</p>
			<div className="mt-3 grid grid-cols-2 gap-2">
				<Button onClick={() => onChoose({ analytics: true, ads: true })}>{t('Accept')}</Button>
				<Button onClick={() => onChoose(REFUSED)}>{t('Reject')}</Button>
			</div>
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
				<Button variant="quiet" className="-mx-3 px-3 text-sm" onClick={onManage}>
					{t('Manage preferences')}
				</Button>
				<span className="flex gap-x-4">
					<TextLink to="/legal/privacy" className="inline-flex min-h-11 items-center">
						{t('Privacy policy')}
					</TextLink>
					<TextLink to="/legal/terms" className="inline-flex min-h-11 items-center">
						{t('Terms')}
					</TextLink>
				</span>
			</div>
		</section>
	)
}
