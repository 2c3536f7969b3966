import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { expectFailure, get } from './client.ts'
import { CHATWOOT_SECRET } from './cms.ts'
import { member } from './people.ts'

it('a signed-in customer is introduced to the chat with six fields, signed by the server', async () => {
	const { id, email, headers } = await member()
	const reply = await get('/capi/chat/identity?userId=somebody-else', headers)
	expect(reply.status).toBe(200)
	expect(reply.headers.get('cache-control')).toBe('no-store')
	expect(reply.data).toEqual({
		email,
		firstName: 'Ann',
		lastName: 'Ryan',
		userId: id,
		role: 'Customer',
		status: 'active',
		signature: createHmac('sha256', CHATWOOT_SECRET).update(id).digest('hex'),
	})
})

it('a guest is introduced to nobody', async () => {
	expectFailure(await get('/capi/chat/identity'), 401, 'UNAUTHENTICATED')
})
