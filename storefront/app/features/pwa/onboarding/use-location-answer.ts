import { ONBOARDING_LOCATION_TIMEOUT_MS } from '@app/contract/constants'
import { DEVICE_KEYS, type LocationProblem } from '@app/contract/device'
import { answerOf, type LocationAnswer } from '@app/domain/device/onboarding-location'
import { useEffect, useRef, useState } from 'react'
import { locate, problemOf, readLocationPermission, watchLocationPermission } from '../../../lib/pwa/locate.ts'
import { writeDevice } from '../../../lib/storage/device-database.ts'

/**
 * What is known of the permission; null for the moment in which the browser is asked. It follows what is changed in
 * the browser's settings.
 */
export function useLocationAnswer() {
	const [answer, setAnswer] = useState<LocationAnswer | null>(null)
	const [isAsking, setAsking] = useState(false)
	const asking = useRef(false)

	useEffect(() => {
		const tell = (permission: LocationAnswer['permission']) => {
			// While the customer is asked, what comes of it says more.
			if (!asking.current) setAnswer({ permission, asked: false, problem: null })
		}
		void readLocationPermission().then((permission) => tell(permission ?? 'prompt'))
		return watchLocationPermission(tell)
	}, [])

	const ask = async () => {
		asking.current = true
		setAsking(true)
		let problem: LocationProblem | null = null
		try {
			const place = await locate(ONBOARDING_LOCATION_TIMEOUT_MS)
			void writeDevice('deviceInfo', DEVICE_KEYS.location, place)
		} catch (error) {
			problem = problemOf(error)
		}
		setAnswer(answerOf(await readLocationPermission(), problem))
		setAsking(false)
		asking.current = false
	}
	return { answer, isAsking, ask }
}
