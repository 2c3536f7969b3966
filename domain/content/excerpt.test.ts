import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it.each([
	['<h2>News</h2><p>We are <strong>open</strong>.</p>', 40, 'News We are open.'],
	['<p>Salt &amp; vinegar &lt;3</p>', 40, 'Salt & vinegar <3'],
	['<p>One two three four</p>', 10, 'One two…'],
	['<p>One two three four</p>', 18, 'One two three four'],
	['<p>Donaudampfschiff</p>', 8, 'Donauda…'],
	['', 8, ''],
])('of %s in %i characters is %s', (html, length, expected) => {
	expect(excerptOf(html, length)).toBe(expected)
})
