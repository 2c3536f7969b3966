import { t } from '@app/language/current'
import { Button } from '../../../ui/button.tsx'

interface PermissionActionsProps {
	/** What the main button says and does. */
	label: string
	onPress: () => void
	busy: boolean
	onSkip: () => void
}

/** The buttons of a step that asks for a permission. */
export function PermissionActions({ label, onPress, busy, onSkip }: PermissionActionsProps) {
	return (
		<>
			<Button size="lg" wide busy={busy} onClick={onPress}>
				{label}
			</Button>
			<Button size="lg" wide variant="quiet" onClick={onSkip}>
				{t('Skip for now')}
			</Button>
		</>
	)
}
