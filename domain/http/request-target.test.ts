import { expect, it } from 'vitest'
import { isOwnTarget, isReadablePath } from './request-target.ts'

it.each(['/', '/shop', '/shop?a=//b', '/%ff%fe?%=%', '/:80/[', '/a//b', '/*'])(
	'takes %s for a path of ours',
	(target) => {
		expect(isOwnTarget(target)).toBe(true)
	},
)

it.each([
	undefined,
	'',
	'*',
	'shop',
	'evil.example:443',
	'//evil.example/',
	'//[',
	'/\\evil.example',
	'/\t/evil.example',
	'/\\\\[',
	'http://[/x',
	'http://a/',
])('takes %s for the path of another host', (target) => {
	expect(isOwnTarget(target)).toBe(false)
})

it.each([
	['/', true],
	['/caf%C3%A9?search=%', true],
	['/%', false],
	['/%E0%A4%A/x', false],
	['/items/%ff%fe', false],
	['/items/__proto__/constructor', false],
	['/items/%5f_proto__', false],
	['/items/constructors', true],
	['/capi/shop/orders/__proto__', true],
	['/capi/%ff', true],
])('says whether Directus can work with the path of %s: %s', (target, isReadable) => {
	expect(isReadablePath(target)).toBe(isReadable)
})
