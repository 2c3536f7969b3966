import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BRAND } from '../brand.ts'
import welcome from '../ui/art/scene-welcome.webp'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { Wordmark } from './wordmark.tsx'

/** The layout of /auth: no header, no footer, nothing that leads away but the way home. */
export function BareLayout({
	picture = welcome,
	children,
}: {
	/** Address of the drawing beside the page. */
	picture?: string
	children: ReactNode
}) {
	const main = useFocusOnNavigation()
	return (
		<main
			id="main"
			data-bare
			ref={main}
			tabIndex={-1}
			className="group/auth min-h-svh outline-none lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]"
		>
			<div className="auth-panel crinkle-bottom on-field flex h-28 bg-field px-4 pt-4 text-on-field lg:sticky lg:top-0 lg:h-svh lg:flex-col lg:gap-6 lg:p-10 xl:p-14">
				<Link to="/" aria-label={t('{name}, home', { name: BRAND.name })} className="press h-fit w-fit rounded-control">
					<Wordmark />
				</Link>
				<img
					src={picture}
					alt=""
					width="640"
					height="480"
					className="absolute right-1 -bottom-9 max-lg:group-has-data-outcome/auth:hidden z-10 h-auto w-44 lg:static lg:m-auto lg:w-[min(36rem,100%)] lg:shrink lg:object-contain"
				/>
				<p className="font-display text-4xl leading-none tracking-tight whitespace-pre-line max-lg:hidden xl:text-5xl 2xl:text-6xl">
					{t(BRAND.signInLine)}
				</p>
			</div>
			<div className="grid min-w-0 px-4 pt-14 pb-10 lg:content-center lg:px-10 lg:py-8">
				<div className="mx-auto grid w-full max-w-md gap-8">{children}</div>
			</div>
		</main>
	)
}
