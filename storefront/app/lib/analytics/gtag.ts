import type { ConsentChoice } from '@app/contract/consent'
import type { OutsideServices } from '@app/contract/measurement'
import type { Carrier } from './analytics.ts'
import { loadScript } from './load-script.ts'

type Gtag = (...command: unknown[]) => void

interface GtagWindow {
	dataLayer?: unknown[]
	[disabled: `ga-disable-${string}`]: boolean | undefined
}

/** Google's tag as far as we let it go. */
export interface GoogleTag {
	carry: Carrier
	/**
	 * Tells Google's own consent mode what is accepted now; without analytics nothing is sent and no cookie written any
	 * more.
	 */
	obey: (choice: ConsentChoice) => void
}

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/**
 * Google's tag with Consent Mode v2: everything is denied by default, then what was accepted is granted, and only
 * then the script is loaded. Its own idea of address, title and referrer is replaced, because those hold what names
 * one order.
 */
export function startGtag(
	{ id, scriptUrl }: NonNullable<OutsideServices['gtag']>,
	choice: ConsentChoice,
	referrer: string,
): GoogleTag {
	const page = window as unknown as GtagWindow
	page.dataLayer ??= []
	const layer = page.dataLayer
	// Google's script tells commands from other entries by their being `arguments`.
	const gtag: Gtag = function () {
		// biome-ignore lint/complexity/noArguments: see above.
		layer.push(arguments)
	}
	const consent = ({ analytics, ads }: ConsentChoice) => ({
		analytics_storage: word(analytics),
		ad_storage: word(ads),
		ad_user_data: word(ads),
		ad_personalization: word(ads),
	})
	const obey = (next: ConsentChoice) => {
		page[`ga-disable-${id}`] = !next.analytics
		gtag('consent', 'update', consent(next))
	}
	gtag('consent', 'default', consent({ analytics: false, ads: false }))
	obey(choice)
	gtag('js', new Date())
	gtag('config', id, {
		send_page_view: false,
		allow_google_signals: choice.ads,
		page_location: location.origin,
		page_title: '',
		page_referrer: referrer,
	})
	void loadScript(`${scriptUrl}?id=${encodeURIComponent(id)}`)
	return {
		obey,
		carry({ name, params }) {
			if (name === 'page_view') {
				const { page_path } = params
				gtag('set', { page_location: location.origin + page_path, page_title: page_path })
			}
			gtag('event', name, params)
		},
	}
}
