import { type ReactNode, useId } from 'react'

interface CheckFieldProps {
	label: string
	checked: boolean
	onChange: (checked: boolean) => void
	/** It cannot be changed. */
	disabled?: boolean
	/** What it means, below the label. */
	children?: ReactNode
}

/** A box to tick, with its label. */
export function CheckField({ label, checked, onChange, disabled, children }: CheckFieldProps) {
	const id = useId()
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
			<input
				id={id}
				type="checkbox"
				checked={checked}
				disabled={disabled}
				onChange={({ target }) => onChange(target.checked)}
				aria-describedby={children ? `${id}-text` : undefined}
				className="m-2.5 size-6 accent-primary"
			/>
			<label htmlFor={id} className="flex min-h-11 items-center font-semibold">
				{label}
			</label>
			{children && (
				<p id={`${id}-text`} className="col-start-2 -mt-1.5 text-sm text-soft">
					{children}
				</p>
			)}
		</div>
	)
}
