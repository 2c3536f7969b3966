import { type ConsentChoice, REFUSED } from '@app/contract/consent'
import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { trans } from '../../../ui/trans.tsx'

interface ConsentPreferencesProps {
	open: boolean
	/** What is accepted now. */
	chosen: ConsentChoice
	onChoose: (choice: ConsentChoice) => void
	/** Closed without a choice: everything stays as it was. */
	onClose: () => void
}

/** Section 2's dialog: each category on its own, or all of them at once. */
export function ConsentPreferences({ open, chosen, onChoose, onClose }: ConsentPreferencesProps) {
	const [choice, setChoice] = useState(chosen)
	// Opened again, it shows what holds, not what was left half done.
	useEffect(() => {
		if (open) setChoice(chosen)
	}, [open, chosen])
	const set = (part: Partial<ConsentChoice>) => setChoice((now) => ({ ...now, ...part }))
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('Cookie preferences')}
			actions={
				<>
					<div className="grid grid-cols-2 gap-2">
						<Button onClick={() => onChoose({ analytics: true, ads: true })}>{t('Accept all')}</Button>
						<Button onClick={() => onChoose(REFUSED)}>{t('Reject all')}</Button>
					</div>
					<Button variant="secondary" onClick={() => onChoose(choice)}>
						{t('Save preferences')}
					</Button>
				</>
			}
		>
			<div className="grid gap-3 text-ink">
				<CheckField label={t('Necessary')} checked disabled onChange={() => undefined}>
					{t('Your basket, your order, staying signed in, and this choice. The shop does not work without them.')}
				</CheckField>
				<CheckField label={t('Analytics')} checked={choice.analytics} onChange={(analytics) => set({ analytics })}>
					{t(
						'Which pages and dishes are looked at, so that we can make the shop better. Never your name or what you type.',
					)}
				</CheckField>
				<CheckField label={t('Ads')} checked={choice.ads} onChange={(ads) => set({ ads })}>
					{t('Lets an advertisement know that it worked.')}
				</CheckField>
				<p className="text-sm text-soft">
					{trans('More in the <policy>privacy policy</policy>, or <contact>contact us</contact>.', {
						policy: (text) => (
							<TextLink to="/privacy-policy" onClick={onClose}>
								{text}
							</TextLink>
						),
						contact: (text) => (
							<TextLink to="/contact" onClick={onClose}>
								{text}
							</TextLink>
						),
					})}
				</p>
			</div>
		</Dialog>
	)
}
