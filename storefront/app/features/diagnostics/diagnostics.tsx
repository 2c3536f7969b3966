import { DeviceFacts } from './device-facts.tsx'
import { LogPanel } from './log-panel.tsx'
import { useDevice } from './use-device.ts'

/** This device's own diagnostics: of the page /logger, and of the outage screen. */
export function Diagnostics() {
	const facts = useDevice()
	return (
		<div className="grid grid-cols-1 gap-5">
			<LogPanel facts={facts} />
			<DeviceFacts facts={facts} />
		</div>
	)
}
