import { type ConsentChoice, REFUSED } from '@app/contract/consent'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'

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
			title="Cookie preferences"
			actions={
				<>
					<div className="grid grid-cols-2 gap-2">
						<Button onClick={() => onChoose({ analytics: true, ads: true })}>Accept all</Button>
						<Button onClick={() => onChoose(REFUSED)}>Reject all</Button>
					</div>
					<Button look="secondary" onClick={() => onChoose(choice)}>
						Save preferences
					</Button>
				</>
			}
		>
			<div className="grid gap-3 text-ink">
				<CheckField label="Necessary" checked disabled onChange={() => undefined}>
					Your basket, your order, staying signed in, and this choice. The shop does not work without them.
				</CheckField>
				<CheckField label="Analytics" checked={choice.analytics} onChange={(analytics) => set({ analytics })}>
					Which pages and dishes are looked at, so that we can make the shop better. Never your name or what you type.
				</CheckField>
				<CheckField label="Ads" checked={choice.ads} onChange={(ads) => set({ ads })}>
					Lets an advertisement know that it worked.
				</CheckField>
				<p className="text-sm text-soft">
					More in the{' '}
					<TextLink to="/privacy-policy" onClick={onClose}>
						privacy policy
					</TextLink>
					, or{' '}
					<TextLink to="/contact" onClick={onClose}>
						contact us
					</TextLink>
					.
				</p>
			</div>
		</Dialog>
	)
}
