import type { DrawnIcon } from '@app/contract/icons'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { RemoteIconProps } from './remote-icon.tsx'
import { useSite } from './site-context.tsx'

// An icon is never worth a failed page.
const RemoteIcon = lazy(async (): Promise<{ default: ComponentType<RemoteIconProps> }> => {
	try {
		const { RemoteIcon } = await import('./remote-icon.tsx')
		return { default: RemoteIcon }
	} catch {
		return { default: () => null }
	}
})

interface NamedIconProps {
	/** Iconify's name, as an editor chose it: `tabler:brand-instagram`. */
	name: string
	/**
	 * What the server drew (app/server/icons.server.ts); where it could not, the browser asks the icon service once the
	 * page is there.
	 */
	drawn: DrawnIcon | undefined
	className?: string
}

/**
 * An icon that was chosen by its name in the CMS, beside a text or inside a named control: it has no name of its own.
 * Its room is kept whether it arrives or not.
 */
export function NamedIcon({ name, drawn, className = 'size-6' }: NamedIconProps) {
	if (!drawn) return <RemotePlace name={name} className={className} />
	return (
		<svg
			viewBox={drawn.viewBox}
			className={`shrink-0 ${className}`}
			aria-hidden="true"
			focusable="false"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone (domain/content/icon-body.ts).
			dangerouslySetInnerHTML={{ __html: drawn.body }}
		/>
	)
}

function RemotePlace({ name, className }: Pick<NamedIconProps, 'name'> & { className: string }) {
	const { cms } = useSite()
	const [cmsAddress, setCmsAddress] = useState<string | null>(null)
	useEffect(() => setCmsAddress(addressOf(cms)), [cms])
	return (
		<span aria-hidden="true" className={`inline-block shrink-0 ${className}`}>
			{cmsAddress !== null && (
				<Suspense>
					<RemoteIcon name={name} cmsAddress={cmsAddress} />
				</Suspense>
			)}
		</span>
	)
}

/** Null where no CMS is configured. */
function addressOf(cms: { address: () => string }): string | null {
	try {
		return cms.address()
	} catch {
		return null
	}
}
