import { useEffect, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { describeDevice, type FactGroup } from './describe-device.ts'
import { readDevice } from './read-device.ts'

/**
 * What the device says about itself, read when the page opens and when it gets the focus again; null until it is
 * known.
 */
export function useDevice(): FactGroup[] | null {
	const { cms } = useSite()
	const [facts, setFacts] = useState<FactGroup[] | null>(null)
	useEffect(() => {
		let isMounted = true
		const read = () =>
			void readDevice(cms).then((device) => {
				if (isMounted) setFacts(describeDevice(device))
			})
		read()
		window.addEventListener('focus', read)
		return () => {
			isMounted = false
			window.removeEventListener('focus', read)
		}
	}, [cms])
	return facts
}
