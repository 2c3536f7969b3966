import { t } from '@app/language/current'
import { showToast } from '../../../lib/rendering/toast.ts'

/**
 * Offers a page to whatever the device shares with; where it has nothing, the link is copied. A customer who changes
 * their mind hears nothing.
 */
export async function sharePost(title: string, url: string): Promise<void> {
	if (typeof navigator.share === 'function') {
		try {
			return await navigator.share({ title, url })
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return
		}
	}
	try {
		await navigator.clipboard.writeText(url)
		showToast({ tone: 'green', title: t('Link copied') })
	} catch {
		showToast({ tone: 'yellow', title: t('Copy this link'), message: url })
	}
}
