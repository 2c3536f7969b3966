import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

/** A link within text. Loads the page's code when the pointer comes near. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
	return (
		<Link
			prefetch="intent"
			{...rest}
			className={classNames(
				'font-semibold text-primary-ink underline underline-offset-4 hover:no-underline',
				className,
			)}
		/>
	)
}
