import type { Request, Response } from 'express'
import { expect, it, vi } from 'vitest'
import { clearCookiesAtOnce } from './clear-cookies.ts'

it('a cookie is cleared without the age that its options name', () => {
	const clearCookie = vi.fn()
	const response = { clearCookie } as unknown as Response
	const next = vi.fn()
	clearCookiesAtOnce({} as Request, response, next)
	response.clearCookie('session', { httpOnly: true, path: '/', maxAge: 86_400_000 })
	expect(clearCookie).toHaveBeenCalledExactlyOnceWith('session', { httpOnly: true, path: '/' })
	expect(next).toHaveBeenCalledExactlyOnceWith()
})
