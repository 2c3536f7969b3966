import { t } from '@app/language/current'
import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { startGoogleSignIn } from '../start-google-sign-in.ts'
import { useHydrated } from './use-hydrated.ts'

interface GoogleButtonProps {
	/** The storefront's own address, which the CMS knows as one to return to. */
	publicUrl: string
	returnTo: string | null
}

/** Leaves for Google's own page and comes back on /auth/google-callback. */
export function GoogleButton({ publicUrl, returnTo }: GoogleButtonProps) {
	const isHydrated = useHydrated()
	const [hasFailed, setFailed] = useState(false)

	async function leave() {
		setFailed(false)
		try {
			await startGoogleSignIn({ publicUrl, returnTo })
		} catch (error) {
			log('warn', 'The way to Google could not be opened.', error)
			setFailed(true)
		}
	}

	return (
		<>
			{hasFailed && <Notice tone="error">{t('Google cannot be reached right now. Please try again.')}</Notice>}
			<Button variant="secondary" size="lg" wide disabled={!isHydrated} onClick={leave}>
				<Icon name="google" />
				{t('Continue with Google')}
			</Button>
		</>
	)
}
