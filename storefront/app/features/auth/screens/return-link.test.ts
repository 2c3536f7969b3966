import { expect, test } from 'vitest'
import { guestPath, readReturnPath, withReturn } from './return-link.ts'

const read = (query: string) => readReturnPath(new URLSearchParams(query))

test.each([
	['returnTo=/order/cart', '/order/cart'],
	['next=/order', '/order'],
	['returnTo=/auth/change-password', '/auth/change-password'],
	['returnTo=//evil.example', null],
	['returnTo=https://evil.example', null],
	['', null],
])('?%s leads back to %s', (query, path) => expect(read(query)).toBe(path))

test('the way back survives from page to page', () => {
	const [, query = ''] = withReturn('/auth/register', '/track/a?b=1&c=2#d').split('?')
	expect(read(query)).toBe('/track/a?b=1&c=2#d')
	expect(withReturn('/auth/register', null)).toBe('/auth/register')
})

test.each([
	[null, '/order'],
	['/order/cart', '/order/cart'],
	['/settings', '/order'],
	['/settings/orders?page=2', '/order'],
	['/auth/change-password', '/order'],
])('a guest who came from %s goes to %s', (returnTo, path) => expect(guestPath(returnTo)).toBe(path))
