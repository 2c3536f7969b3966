import { t } from '@app/language/current'
import scene from '../../ui/art/scene-empty-cart.webp'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'

/** "Missing company or branch: a warning and an empty list" (section 8). */
export function NoBranches() {
	return (
		<div>
			<Notice tone="progress">{t('There is no branch to order from at the moment.')}</Notice>
			<EmptyState
				picture={scene}
				title={t('Nobody is cooking')}
				action={<Button onClick={() => location.reload()}>{t('Try again')}</Button>}
			>
				{t('Our branches could not be listed. Give us a minute.')}
			</EmptyState>
		</div>
	)
}
