import type { Row } from '../repositories/catalogue-rows.ts'

/**
 * Notes when staff close a branch early: it is closed from then on until its next opening. Nobody sets that moment by
 * hand.
 */
export function noteEarlyClosing({ closed_early_at: _typed, ...edit }: Row, now: number): Row {
	if (edit.closed_early === undefined) return edit
	return { ...edit, closed_early_at: edit.closed_early ? new Date(now).toISOString() : null }
}
