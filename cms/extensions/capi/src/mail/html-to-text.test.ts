import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it('writes paragraphs, rows and the addresses of links', () => {
	const html = `<!doctype html><html><head><style>p { color: red }</style></head><body class="page">
		<table><tr><td><h1 style="margin:0">Hello &amp; welcome</h1>
		<p>One
		click:</p> <a class="button" href="https://shop.example/auth/verify?token=a&amp;b=1">Confirm</a></td></tr></table>
		<table><tr><td>2 × Dill</td> <td>€18.00</td></tr><tr><td>Fries</td><td>€4.00</td></tr></table>
		<p>Ask <a href="mailto:hello@shop.example">hello@shop.example</a>, O&#39;Brien</p></body></html>`
	expect(htmlToText(html)).toBe(
		[
			'Hello & welcome',
			'One click:',
			'Confirm: https://shop.example/auth/verify?token=a&b=1',
			'2 × Dill  €18.00',
			'Fries  €4.00',
			"Ask hello@shop.example, O'Brien",
			'',
		]
			.join('\n\n')
			.replace(/\n\n$/, '\n'),
	)
})
