import { addAPIProvider, Icon } from '@iconify/react'
import { iconProvider } from './icon-provider.ts'

export interface RemoteIconProps {
	name: string
	cmsAddress: string
}

let address: string | null = null

/** An icon that the browser asks the icon service for. Nothing is drawn until it arrives. */
export function RemoteIcon({ name, cmsAddress }: RemoteIconProps) {
	if (address !== cmsAddress) {
		addAPIProvider('', iconProvider(cmsAddress))
		address = cmsAddress
	}
	return <Icon icon={name} className="size-full" />
}
