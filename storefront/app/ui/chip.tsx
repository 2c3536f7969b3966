import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A choice that is on or off, for filters. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
	return (
		<button
			type="button"
			{...rest}
			aria-pressed={pressed}
			className={classNames(
				'press inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap',
				pressed
					? 'bg-primary text-on-primary'
					: 'bg-surface text-ink inset-ring-2 inset-ring-line hover:inset-ring-line-strong',
				className,
			)}
		/>
	)
}
