import { createECDH, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { areSubscriptionKeys } from './subscription-keys.ts'

const point = createECDH('prime256v1').generateKeys()
const p256dh = point.toString('base64url')
const auth = randomBytes(16).toString('base64url')
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
const compressed = createECDH('prime256v1').generateKeys('base64url', 'compressed')

it.each([
	['a browser’s keys', { p256dh, auth }, true],
	['with padding', { p256dh: `${p256dh}=`, auth: `${auth}==` }, true],
	['a point that is not on the curve', { p256dh: offCurve, auth }, false],
	['a compressed point', { p256dh: compressed, auth }, false],
	['a short point', { p256dh: p256dh.slice(4), auth }, false],
	['a short secret', { p256dh, auth: auth.slice(4) }, false],
	['a long secret', { p256dh, auth: randomBytes(17).toString('base64url') }, false],
	['another alphabet', { p256dh, auth: '!!!!!!!!!!!!!!!!!!!!!!' }, false],
	['nothing', { p256dh: '', auth: '' }, false],
])('%s', (_what, keys, expected) => expect(areSubscriptionKeys(keys)).toBe(expected))
