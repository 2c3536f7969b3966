import { HeartbeatHandler } from '@directus/api/websocket/handlers/heartbeat'
import { fmtMessage } from '@directus/api/websocket/utils/message'
import { pingClients } from '../realtime/ping-clients.ts'

/** Has Directus's websocket ping its clients as ping-clients.ts does, which leaves nothing behind. */
export function patchHeartbeat(
	{ WEBSOCKETS_HEARTBEAT_PERIOD }: Record<string, unknown>,
	handler: Pick<HeartbeatHandler, 'controller' | 'pingClients'> = HeartbeatHandler.prototype,
): void {
	const ping = fmtMessage('ping', {}, undefined)
	handler.pingClients = function pingAll() {
		pingClients(this.controller.clients, ping, Number(WEBSOCKETS_HEARTBEAT_PERIOD) * 1_000)
	}
}
