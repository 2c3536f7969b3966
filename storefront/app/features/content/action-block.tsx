import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BlockOf } from './block.ts'

/** What to do next: a loud band, or a quiet line. */
export function ActionBlock({ block: { title, text, label, url, style } }: { block: BlockOf<'action'> }) {
	const isLoud = style === 'primary'
	return (
		<aside
			className={classNames(
				'flex flex-wrap items-center gap-x-8 gap-y-5 rounded-sheet p-6 md:p-8',
				isLoud ? 'bg-lime text-on-lime [--focus:var(--on-lime)]' : 'inset-ring-2 inset-ring-line',
			)}
		>
			{(title || text) && (
				<div className="min-w-[min(100%,16rem)] flex-1">
					{title && <h2 className="text-[clamp(1.9rem,4.5vw,2.75rem)] leading-[0.95]">{title}</h2>}
					{text && <p className="mt-2 max-w-[46ch] text-lg">{text}</p>}
				</div>
			)}
			<ActionLink url={url} label={label} isLoud={isLoud} />
		</aside>
	)
}

/** Editors write the label. */
const WRAPPED = 'max-w-full wrap-anywhere'

function ActionLink({ url, label, isLoud }: { url: string; label: string; isLoud: boolean }) {
	const variant = isLoud ? 'dark' : 'secondary'
	if (!url.startsWith('/')) {
		return (
			<a href={url} rel="noopener" className={classNames(buttonClass({ variant, size: 'lg' }), WRAPPED)}>
				{label}
				<Icon name="arrow-right" />
			</a>
		)
	}
	return (
		<ButtonLink to={url} viewTransition variant={variant} size="lg" className={WRAPPED}>
			{label}
			<Icon name="arrow-right" />
		</ButtonLink>
	)
}
