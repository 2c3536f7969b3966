import type { Request, Response } from 'express'
import { expect, it, vi } from 'vitest'
import { createErrorReply } from './error-reply.ts'
import { notFound } from './errors.ts'
import { nameError, nameRequest } from './request-id.ts'

/** A request that came in, with the name that its reply carries. */
function ask() {
	const request = { headers: { 'x-request-id': 'forged' } } as unknown as Request
	const headers = new Map<string, string>()
	const response = {
		setHeader: (name: string, value: string) => void headers.set(name, value),
		status: () => response,
		json: () => response,
	} as unknown as Response
	nameRequest(request, response, vi.fn())
	return { request, response, name: headers.get('X-Request-Id') }
}

it('every reply has a name of its own, and never the one that was sent', () => {
	const names = [ask(), ask(), ask()].map(({ name }) => name)
	expect(new Set(names).size).toBe(3)
	for (const name of names) expect(name).toMatch(/^[0-9a-f]{12}$/)
})

it('a fault of ours is in the log under the name that the customer sees; what a customer got wrong is not', () => {
	const error = vi.fn()
	const reply = createErrorReply({ info: vi.fn(), warn: vi.fn(), error }, async (errors) => errors)
	const { request, response, name } = ask()
	reply(notFound('The order was not found.'), request, response, vi.fn())
	expect(error).not.toHaveBeenCalled()
	const err = new Error('no such table')
	reply(err, request, response, vi.fn())
	expect(error.mock.calls).toEqual([[{ err, request_id: name }, 'A /capi request failed']])
})

it("what Directus's own handler logs has it too, whatever was thrown", () => {
	const { request, response, name } = ask()
	const next = vi.fn()
	for (const error of [new Error('x'), Object.freeze(new Error('x')), 'text', null])
		nameError(error, request, response, next)
	expect(next).toHaveBeenCalledTimes(4)
	expect(next.mock.calls[0]![0]).toMatchObject({ request_id: name })
})
