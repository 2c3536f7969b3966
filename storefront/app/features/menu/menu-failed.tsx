import { MENU_FAILED_MESSAGE } from '@app/domain/device/startup'
import { t } from '@app/language/current'
import { useRevalidator } from 'react-router'
import scene from '../../ui/art/scene-error.webp'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The menu could not be read (section 8): what happened and the way to try again. */
export function MenuFailed() {
	const { revalidate, state } = useRevalidator()
	return (
		<section aria-label={t('Menu (food)')} className="mx-auto max-w-3xl px-4 py-10">
			<h1 className="sr-only">{t('Order online')}</h1>
			<Notice tone="error">{t(MENU_FAILED_MESSAGE)}</Notice>
			<EmptyState
				picture={scene}
				title={t('The menu fell behind the fryer')}
				action={
					<Button size="lg" busy={state === 'loading'} onClick={() => void revalidate()}>
						{t('Try again')}
					</Button>
				}
			>
				{t('We are fishing it out. Try again in a moment.')}
			</EmptyState>
		</section>
	)
}
