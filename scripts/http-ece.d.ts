/** Encrypted content encoding (RFC 8188), as far as tests open messages with it. */
declare module 'http_ece' {
	import type { ECDH } from 'node:crypto'

	const ece: {
		decrypt(message: Buffer, parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer
	}
	export default ece
}
