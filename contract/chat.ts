import * as v from 'valibot'
import { successOf } from './errors.ts'

/**
 * GET /capi/chat/identity: who chats, as the server knows it. The chat widget is given these six fields (section 7)
 * and a signature that proves to the chat's server that they come from ours.
 */
export const ChatIdentitySchema = v.object({
	email: v.string(),
	firstName: v.string(),
	lastName: v.string(),
	userId: v.string(),
	/** Name of the role. */
	role: v.string(),
	status: v.string(),
	/** HMAC-SHA256 of `userId` in hex, by the key of the chat's inbox. */
	signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type ChatIdentity = v.InferOutput<typeof ChatIdentitySchema>

export const ChatIdentityReplySchema = successOf(ChatIdentitySchema)
