import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface Described {
	label: string
	/** Help below the field. */
	hint?: ReactNode
	/** What is wrong and what to do; marks the field invalid. */
	error?: string | null
}

const CONTROL =
	'w-full min-h-12 rounded-control bg-surface px-4 text-ink inset-ring-2 inset-ring-line placeholder:text-soft ' +
	'hover:inset-ring-line-strong focus:inset-ring-primary aria-invalid:inset-ring-ketchup'

function Frame({
	id,
	label,
	hint,
	error,
	className,
	children,
}: Described & { id: string; className?: string; children: ReactNode }) {
	return (
		<div className={classNames('grid gap-1.5', className)}>
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-soft">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-ketchup-ink">
					<Icon name="alert" className="mt-0.5 size-4" />
					{error}
				</p>
			)}
		</div>
	)
}

function descriptionOf(id: string, { hint, error }: Pick<Described, 'hint' | 'error'>) {
	const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
	return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

interface Trailing {
	/** Small controls at the right end, inside the field. */
	trailing?: ReactNode
	/** Class of the room that they take from the text. */
	trailingRoom?: string
}

/** One line of text with its label, hint and error. Say what may be filled in by `autoComplete`. */
export function TextField({
	label,
	hint,
	error,
	className,
	trailing,
	trailingRoom = 'pr-14',
	...input
}: Described & Trailing & ComponentProps<'input'>) {
	const ownId = useId()
	const id = input.id ?? ownId
	return (
		<Frame id={id} label={label} hint={hint} error={error} className={className}>
			<span className="relative grid">
				<input
					type="text"
					{...input}
					id={id}
					{...descriptionOf(id, { hint, error })}
					className={classNames(CONTROL, trailing ? trailingRoom : null)}
				/>
				{trailing && <span className="absolute inset-y-0 right-0.5 flex items-center gap-0.5">{trailing}</span>}
			</span>
		</Frame>
	)
}

/** Several lines of text. */
export function TextArea({ label, hint, error, className, ...input }: Described & ComponentProps<'textarea'>) {
	const ownId = useId()
	const id = input.id ?? ownId
	return (
		<Frame id={id} label={label} hint={hint} error={error} className={className}>
			<textarea rows={3} {...input} id={id} {...descriptionOf(id, { hint, error })} className={`${CONTROL} py-3`} />
		</Frame>
	)
}

/** The browser's own list of options. */
export function SelectField({
	label,
	hint,
	error,
	className,
	children,
	...select
}: Described & ComponentProps<'select'>) {
	const ownId = useId()
	const id = select.id ?? ownId
	return (
		<Frame id={id} label={label} hint={hint} error={error} className={className}>
			<span className="relative grid">
				<select
					{...select}
					id={id}
					{...descriptionOf(id, { hint, error })}
					className={`${CONTROL} appearance-none pr-11`}
				>
					{children}
				</select>
				<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
			</span>
		</Frame>
	)
}
