import { MeasurementHost } from '../features/privacy/analytics/measurement-host.tsx'
import { ChatHost } from '../features/privacy/chat/chat-host.tsx'
import { ConsentHost } from '../features/privacy/consent/consent-host.tsx'

/** What follows a visit without being part of any page. */
export function ConsentProviders() {
	return (
		<>
			<ConsentHost />
			<MeasurementHost />
			<ChatHost />
		</>
	)
}
