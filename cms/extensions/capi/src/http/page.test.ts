import { expect, it } from 'vitest'
import { html } from './page.ts'

it('escapes every value in a page, in text and in attributes', () => {
	const name = `<script>alert("x")</script>'&`
	expect(html`<p title="${name}">${name}</p>`.html).not.toMatch(/<script|"x"|'&(?!#)/)
})

it('keeps HTML inside HTML', () => {
	expect(html`<ul>${[html`<li>${'a<b'}</li>`]}</ul>`.html).toBe('<ul><li>a&#60;b</li></ul>')
})
