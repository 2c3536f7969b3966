import { expect, it } from 'vitest'
import { isHarmlessIcon } from './icon-body.ts'

it.each([
	'<path d="M4 4h16"/>',
	'<g fill="none" stroke="currentColor" stroke-width="2"><path d="M3 7a4 4 0 0 1 4-4z"/><circle cx="12" cy="12" r="3"/></g>',
	'<defs><path id="shape-1" d="M0 0"/></defs><use href="#shape-1" opacity="1"/>',
	'<mask id="m"><rect width="24" height="24" fill="#fff"/></mask><path mask="url(#m)" d="M0 0"/>',
])('shapes may stand in a page: %s', (body) => {
	expect(isHarmlessIcon(body)).toBe(true)
})

it.each([
	'',
	'words',
	'<path d="M0 0"/> words',
	'<path d="M0 0"/><script>alert(1)</script>',
	'<script/>',
	'<SCRIPT src="https://evil.example/x.js"></SCRIPT>',
	'<path d="M0 0" onload="alert(1)"/>',
	'<path d="M0 0" ONLOAD="alert(1)"/>',
	'<path onload=alert(1) d="M0 0"/>',
	'<path style="fill:url(https://evil.example/)" d="M0 0"/>',
	'<use href="https://evil.example/x.svg#a"/>',
	'<use xlink:href="data:image/svg+xml,evil#a"/>',
	'<use href="java&#115;cript:alert(1)"/>',
	'<path fill="url(https://evil.example/a)" d="M0 0"/>',
	'<path fill="\\75rl(//evil.example)" d="M0 0"/>',
	'<foreignObject><iframe/></foreignObject>',
	'<image href="#a"/>',
	'<a href="#a"><path d="M0 0"/></a>',
	'<animate attributeName="href" values="javascript:alert(1)"/>',
	'</svg><img src=x onerror=alert(1)>',
	'<path d="M0 0"/><!-- -->',
	'<path d="a>b"/>',
	`<path d="${'M0 0'.repeat(10_000)}"/>`,
])('and nothing else: %s', (body) => {
	expect(isHarmlessIcon(body)).toBe(false)
})
