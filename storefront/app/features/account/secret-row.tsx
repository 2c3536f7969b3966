import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface SecretRowProps {
	/** `Email`, `Password`: what is changed. */
	label: string
	/**
	 * What the button says that opens the form, and the one that closes it, each with what only those hear who do not
	 * see the row.
	 */
	change: ReactNode
	cancel: ReactNode
	/** What of it may be seen. */
	text: ReactNode
	/** The form that changes it; calls back when it has. */
	renderForm: (onDone: () => void) => ReactNode
	/** Shown while the form is not. */
	children?: ReactNode
}

/**
 * Something that one signs in with: it is shown, and its form opens by a button and closes by it, by Escape, and when
 * it is done.
 */
export function SecretRow({ label, change, cancel, text, renderForm, children }: SecretRowProps) {
	const [isOpen, setOpen] = useState(false)
	const toggle = useRef<HTMLButtonElement>(null)
	const close = () => {
		setOpen(false)
		// What had the focus is gone.
		toggle.current?.focus()
	}
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p className="min-w-0">
					<span className="block font-semibold">{label}</span>
					<span className="wrap-anywhere text-soft">{text}</span>
				</p>
				<Button variant="secondary" ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{isOpen ? cancel : change}
				</Button>
			</div>
			{isOpen ? (
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape in a field below.
				<div onKeyDown={(event) => event.key === 'Escape' && close()}>{renderForm(close)}</div>
			) : (
				children
			)}
		</div>
	)
}
