import { expect, it } from 'vitest'
import { isOwnTarget } from './request-target.ts'

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
