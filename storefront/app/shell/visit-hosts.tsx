import { ChatHost } from '../features/chat/chat-host.tsx'
import { ConsentHost } from '../features/consent/consent-host.tsx'
import { MeasurementHost } from '../features/measurement/measurement-host.tsx'

/** What follows a visit without being part of any page. */
export function VisitHosts() {
	return (
		<>
			<ConsentHost />
			<MeasurementHost />
			<ChatHost />
		</>
	)
}
