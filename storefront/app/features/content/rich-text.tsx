import { classNames } from '../../ui/class-names.ts'
import { mapRichText } from './map-rich-text.ts'
import { useInnerLinks } from './use-inner-links.ts'

/** Text as an editor wrote it. */
export function RichText({ html, className }: { html: string; className?: string }) {
	const onClick = useInnerLinks()
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: watches the links inside.
		// biome-ignore lint/a11y/useKeyWithClickEvents: as above.
		<div
			className={classNames('rich-text', className)}
			onClick={onClick}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS keeps nothing but the tags of contract/rich-text.ts.
			dangerouslySetInnerHTML={{ __html: mapRichText(html) }}
		/>
	)
}
