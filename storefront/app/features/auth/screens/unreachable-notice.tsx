import { t } from '@app/language/current'
import { Notice } from '../../../ui/notice.tsx'

/** Somebody is signed in here, and the server cannot be asked. It is tried again by itself. */
export function UnreachableNotice() {
	return (
		<div role="status">
			<Notice tone="progress">
				{t(
					'You are signed in on this device, but the kitchen does not answer. We keep trying: this page goes on by itself.',
				)}
			</Notice>
		</div>
	)
}
