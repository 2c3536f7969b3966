import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonVariant = 'primary' | 'lime' | 'dark' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
	primary: 'bg-primary text-on-primary hover:bg-primary-strong',
	/** For the coloured fields, where the primary would drown. */
	lime: 'bg-lime text-on-lime hover:brightness-105',
	/** For the lime fields, which are lime in both themes. */
	dark: 'bg-on-lime text-lime hover:brightness-125',
	secondary: 'bg-surface text-ink inset-ring-2 inset-ring-line hover:inset-ring-line-strong',
	quiet: 'text-primary-ink hover:bg-primary-soft',
	danger: 'bg-ketchup text-on-ketchup hover:brightness-110',
}
const SIZES: Record<Size, string> = {
	md: 'min-h-11 px-4 text-base gap-2',
	lg: 'min-h-14 px-6 text-lg gap-2.5',
}

interface Appearance {
	variant?: ButtonVariant
	size?: Size
	/** As wide as its container. */
	wide?: boolean
}

/** The classes of a button, for what is neither a button nor a link of the router. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: Appearance, className?: string): string {
	return classNames(
		'press inline-flex items-center justify-center rounded-control font-semibold leading-tight text-center',
		VARIANTS[variant],
		SIZES[size],
		wide && 'w-full',
		className,
	)
}

interface ButtonProps extends Appearance, ComponentProps<'button'> {
	/** Shows that work is going on and keeps its width; further clicks do nothing. */
	busy?: boolean
	children: ReactNode
}

/** A button; `type` is "button" unless told otherwise. */
export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-busy={busy || undefined}
			// Not disabled while busy: the focus would be lost.
			onClick={busy ? (event) => event.preventDefault() : onClick}
			className={buttonClass({ variant, size, wide }, className)}
		>
			{busy && <Spinner />}
			{children}
		</button>
	)
}

/** A link that looks like a button. Loads the page's code when the pointer comes near. */
export function ButtonLink({
	variant,
	size,
	wide,
	className,
	...rest
}: Appearance & Omit<LinkProps, 'className'> & { className?: string }) {
	return <Link prefetch="intent" {...rest} className={buttonClass({ variant, size, wide }, className)} />
}
