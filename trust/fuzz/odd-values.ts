import type { Random } from '../random.ts'

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** Values of JSON, as text, that careless code trips over. */
const ODD_JSON = [
	'null',
	'true',
	'""',
	'0',
	'-1',
	'-0',
	'0.1',
	'1e308',
	'1e999',
	'9007199254740993',
	'123456789012345678901234567890',
	'"\\u0000"',
	'"\\ud800"',
	'"\\u202e"',
	'"NaN"',
	'"1; drop table orders"',
	'"\' or 1=1 --"',
	'"../../etc/passwd"',
	'"%00"',
	'"<script>alert(1)</script>"',
	'"2026-02-31T25:61:00Z"',
	'"+275760-09-13T00:00:01Z"',
	'"https://[::1"',
	'"data:text/html,x"',
	'[]',
	'{}',
	'[null]',
	'[[[]]]',
	'{"__proto__":{"isAdmin":true}}',
	'{"constructor":{"prototype":{}}}',
	'{"toString":1}',
	'{"_or":[{"_and":[{}]}]}',
	'{"length":-1}',
	JSON.stringify('x'.repeat(70_000)),
	JSON.stringify('👩‍👩‍👧‍👦'.repeat(500)),
	JSON.stringify('\u0301'.repeat(2_000)),
	`[${'0,'.repeat(5_000)}0]`,
	nested('[', ']', 2_000),
	`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
] as const

/** Bodies that are no JSON, or not what their type says. */
const BROKEN_BODIES: readonly Buffer[] = [
	'',
	'{',
	'[',
	'{"a":}',
	'{"a":1}}',
	'nonsense',
	'\u0000',
	'\ufeff{}',
	'{"a":1,"a":2}',
	'a=1&a=2&a[b]=3&a[][]=4&__proto__[x]=1',
	`${'a[b]'.repeat(500)}=1`,
	`${'a=1&'.repeat(3_000)}`,
	'%',
	'--x\r\n',
	'--x\r\nContent-Disposition: form-data; name="file"; filename="../a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg/>\r\n--x--\r\n',
	'--x\r\nContent-Disposition: form-data\r\n\r\n\u0000\r\n--x--\r\n',
	'--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG',
	'query{__schema{types{name fields{name type{name fields{name}}}}}}',
	'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
	'x'.repeat(1_200_000),
	nested('[', ']', 40_000),
].map((text) => Buffer.from(text, 'latin1'))

const BAD_UTF8 = Buffer.from('7b2261223a22c328a0a1e28228f0288cbc22fffe7d', 'hex')

const CONTENT_TYPES = [
	'application/json',
	'application/json; charset=utf-16',
	'application/json; charset=nonsense',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'multipart/form-data',
	'text/plain',
	'text/xml',
	'application/graphql',
	'application/octet-stream',
	'application/json;;;=',
	'/',
	'',
	'x'.repeat(2_000),
] as const

const ODD_SEGMENTS = [
	'a1',
	'1',
	'-1',
	'0',
	'null',
	'undefined',
	'%00',
	'%',
	'%E0%A4%A',
	'%ff%fe',
	'..%2f..%2fetc%2fpasswd',
	'%2e%2e',
	'__proto__',
	'constructor',
	'toString',
	"'%20or%201=1--",
	'00000000-0000-4000-8000-000000000001',
	'99999999999999999999',
	'1e999',
	'a;b=c',
	'a%0d%0aX-Injected:%201',
	'%F0%9F%8D%94',
	'x'.repeat(7_000),
	'%61'.repeat(2_000),
	'a/'.repeat(1_000),
	'@',
	'*',
	'me',
] as const

const ODD_QUERIES = [
	'',
	'?',
	'?&&&',
	'?%',
	'?a[b][c][d][e][f][g][h]=1',
	`?${'a[]=1&'.repeat(1_000)}`,
	'?__proto__[a]=1&constructor[prototype]=2',
	'?limit=-1',
	'?limit=1e999&offset=-5&page=0',
	'?limit=99999999999999999999',
	'?sort=-__proto__&fields=*.*.*.*.*',
	'?fields[]=a.b.c.d.e.f.g.h.i.j.k',
	'?filter=%7B',
	'?filter=null',
	'?filter[id][_regex]=((a%2B)%2B)%2B$',
	'?filter[_or][0][_and][0][id][_in]=',
	'?filter[date_created][_gt]=$NOW(-99999999999 years)',
	'?filter[a][_some][b][_none][c][_eq]=1',
	`?filter=${encodeURIComponent(`${'{"_and":['.repeat(300)}${']}'.repeat(300)}`)}`,
	'?search=%00',
	`?search=${'%25'.repeat(1_000)}`,
	'?deep[a][_limit]=-1',
	'?aggregate[count]=*&groupBy[]=id',
	'?aggregate=1&group=year(a)',
	'?alias[a]=b&version=x',
	'?export=csv',
	'?export=nonsense&meta=*',
	'?access_token=nonsense',
	'?access_token[]=a',
	'?key=card&width=99999999&height=-1&transforms=[[%22resize%22]]',
	'?transforms=%7B&format=svg&quality=1e9&fit=nonsense',
	'?transforms=[[%22blur%22,1e9],[%22resize%22,%7B%22width%22:1e9%7D]]',
	'?q=%E0%A4%A&token=%00&lang=xx-XX-%ff',
	'?coordinates=999,999;NaN,1&latitude=1e999&longitude=x',
	'?branch=%00&branch=2&date=0000-00-00&slug[]=x',
	`?icons=mdi,,,%00,${'x'.repeat(600)}`,
	'?_routes=nonsense&p=%2F%00',
	'?index',
	'?redirect=https://evil.example&redirect[]=x',
	`?x=${'y'.repeat(7_000)}`,
] as const

const ODD_HEADERS = [
	'Cookie: %%=%; directus_session_token=%E0%A4%A; a',
	'Cookie: directus_session_token=nonsense; directus_refresh_token=\u00ff',
	'Cookie: cookie_consent=%7B%22a%22:; language=%00; theme=[object Object]',
	`Cookie: ${'a=b; '.repeat(1_000)}`,
	'Authorization: Bearer',
	'Authorization: Bearer eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJyb2xlIjoiMSJ9.',
	'Authorization: Basic %%%%',
	`Authorization: Bearer ${'x'.repeat(4_000)}`,
	'Accept: */*;q=nonsense, text/html;level=1e9',
	'Accept: text/event-stream',
	'Accept-Language: *',
	'Accept-Language: xx-\u00ff-XX;q=9, de;q=NaN',
	`Accept-Language: ${'en,'.repeat(1_000)}`,
	'Accept-Encoding: nonsense, gzip;q=0, br;q=x',
	'Content-Encoding: gzip',
	'Content-Encoding: deflate, nonsense',
	'If-None-Match: "nonsense", W/',
	'If-Modified-Since: nonsense',
	'Range: bytes=5-1',
	'Range: bytes=0-,1-2,-9999999999999999',
	'X-Forwarded-For: nonsense, ::ffff:999.1.1.1',
	'X-Forwarded-Host: evil.example:99999',
	'X-Forwarded-Proto: javascript',
	'X-HTTP-Method-Override: DELETE',
	'X-Request-Id: \u00ff\u00fe',
	'Idempotency-Key: \u00ff',
	`Idempotency-Key: ${'k'.repeat(3_000)}`,
	'Origin: null',
	'Origin: https://[::',
	'Access-Control-Request-Method: \u00ff',
	'Host: evil.example',
	'Host: [::',
	'Expect: 100-continue',
	'Expect: nonsense',
	'Transfer-Encoding: nonsense',
	'Upgrade: h2c',
	'Trailer: X',
	'User-Agent: ',
	'Stripe-Signature: t=1e99,v1=',
	`X-Long: ${'x'.repeat(20_000)}`,
	'No-Colon',
	'X-Null: a\0b',
] as const

export const pickSegment = (random: Random) => random.pick(ODD_SEGMENTS)
export const pickQuery = (random: Random) => random.pick(ODD_QUERIES)
export const pickHeader = (random: Random) => random.pick(ODD_HEADERS)
export const pickContentType = (random: Random) => random.pick(CONTENT_TYPES)

/** A body that nobody's schema allows. */
export const pickBrokenBody = (random: Random): Buffer => random.pick([...BROKEN_BODIES, BAD_UTF8])

const MARK = '\u0001odd\u0001'

/** Puts odd values in place of one to three parts of a valid body, however deep. */
export function spoil(valid: unknown, random: Random): Buffer {
	const body = structuredClone(valid)
	const odd: string[] = []
	for (let left = random.integer(1, 3); left > 0; left--) {
		const places = placesOf(body)
		if (places.length === 0) return Buffer.from(random.pick(ODD_JSON))
		const [parent, key] = random.pick(places)
		if (random.chance(0.15)) delete parent[key]
		else {
			parent[key] = `${MARK}${odd.length}`
			odd.push(random.pick(ODD_JSON))
		}
	}
	const text = JSON.stringify(body) ?? 'null'
	return Buffer.from(
		odd.reduce((whole, value, index) => whole.replace(JSON.stringify(`${MARK}${index}`), () => value), text),
	)
}

type Parent = Record<string, unknown>

const placesOf = (value: unknown): [Parent, string][] =>
	typeof value !== 'object' || value === null
		? []
		: Object.entries(value).flatMap(([key, child]) => [[value as Parent, key] as [Parent, string], ...placesOf(child)])
