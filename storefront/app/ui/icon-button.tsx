import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
	icon: IconName
	/** The button's name: what it does. */
	label: string
}

/** A square button with only a picture, 44 px wide. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			className={classNames(
				'press inline-grid size-11 place-items-center rounded-full hover:bg-ink/8 disabled:opacity-40',
				className,
			)}
		>
			<Icon name={icon} />
		</button>
	)
}
