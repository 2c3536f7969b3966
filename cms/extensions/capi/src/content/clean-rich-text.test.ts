import { expect, it } from 'vitest'
import { contentRows } from '../../../../seed/content/rows.ts'
import { assertCleanHtml } from '../../test/assert-clean-html.ts'
import { XSS_PAYLOADS } from '../../test/xss-payloads.ts'
import { createRichTextCleaner } from './clean-rich-text.ts'

const PICTURE = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a01'
const clean = createRichTextCleaner(['https://cms.example.com'])

it('is held against more than a hundred attempts', () => {
	expect(new Set(XSS_PAYLOADS).size).toBeGreaterThan(150)
})

it.each(XSS_PAYLOADS)('leaves nothing that runs of %s', (payload) => {
	for (const html of [payload, `<p>Fresh ${payload} pickles</p>`, `<ul><li>${payload}</li></ul>`]) {
		const cleaned = clean(html)
		assertCleanHtml(cleaned)
		assertCleanHtml(clean(cleaned))
	}
})

it.each([
	['<h2>News</h2><p>A <strong>big</strong>, <em>good</em>, <u>new</u>, <s>old</s> <code>dill</code>.</p>'],
	['<ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul><hr /><blockquote><p>Wow.</p></blockquote>'],
	[
		'<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Mon<br />Tue</td></tr></tbody></table>',
	],
	['<p><a href="/order?branch=1#menu">Order</a> <a href="mailto:hello@bigdill.example">write</a></p>'],
	['<p>5 &lt; 6 &amp; “quotes” stay.</p>'],
])('keeps %s', (html) => {
	expect(clean(html)).toBe(html)
})

it.each([
	['<h1>Title</h1><h5>Small</h5>', '<h2>Title</h2><h4>Small</h4>'],
	['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
	[
		'<a href="https://news.example" target="_blank">News</a>',
		'<a href="https://news.example" rel="noopener noreferrer">News</a>',
	],
	['<a href="tel:+353 1 555-0100">Call</a>', '<a href="tel:+35315550100">Call</a>'],
	['<a href="javascript:alert(1)">Order</a> now', 'Order now'],
	['<p style="text-align:center" class="x" id="y">Hi</p>', '<p>Hi</p>'],
	['<script>gone()</script>stays', 'stays'],
	[
		`<img src="https://cms.example.com/assets/${PICTURE}.webp?width=640" alt="A burger" width="640" height="480">`,
		`<img src="/assets/${PICTURE}?key=wide-800" alt="A burger" width="640" height="480" loading="lazy" />`,
	],
	[
		`<img src="https://cms.example.com/assets/${PICTURE}?width=640" alt="A burger" width="640" height="480">`,
		`<img src="/assets/${PICTURE}?key=wide-800" alt="A burger" width="640" height="480" loading="lazy" />`,
	],
	[`<img src="/assets/${PICTURE}">`, `<img src="/assets/${PICTURE}?key=wide-800" alt="" loading="lazy" />`],
	['<img src="https://elsewhere.example/a.png" alt="x">', ''],
])('makes of %s what ours look like', (html, expected) => {
	const cleaned = clean(html)
	assertCleanHtml(cleaned)
	expect(cleaned).toBe(expected)
})

it('finds nothing to do in the demo’s own texts, which are stored past it', () => {
	const rows = new Map(contentRows().map(({ table, rows }) => [table, rows]))
	const texts = rows.get('block_text')!.map(({ html }) => String(html))
	const answers = rows.get('block_faq')!.flatMap(({ questions }) => JSON.parse(String(questions)) as { html: string }[])
	for (const html of [...texts, ...answers.map((answer) => answer.html)]) expect(clean(html)).toBe(html)
})
