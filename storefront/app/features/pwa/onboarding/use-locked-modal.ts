import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * A native dialog that is open as long as it is on the page: Escape and the Back gesture do not close it. Spread on
 * the dialog.
 */
export function useLockedModal() {
	const ref = useRef<HTMLDialogElement>(null)
	useLayoutEffect(() => {
		const dialog = ref.current
		dialog?.showModal()
		return () => dialog?.close()
	}, [])
	return {
		ref,
		closedby: 'none' as const,
		onCancel: (event: SyntheticEvent) => event.preventDefault(),
		// Browsers that do not know `closedby` close on a second Escape.
		onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
			if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
		},
	}
}
