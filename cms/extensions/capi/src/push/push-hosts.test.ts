import { describe, expect, it } from 'vitest'
import { isKnownPushService, KNOWN_PUSH_HOSTS, parsePushHosts } from './push-hosts.ts'

const known = parsePushHosts(KNOWN_PUSH_HOSTS)

describe('an endpoint', () => {
	it.each([
		'https://fcm.googleapis.com/fcm/send/abc:def',
		'https://FCM.googleapis.com/wp/abc',
		'https://updates.push.services.mozilla.com/wpush/v2/abc',
		'https://db5p.notify.windows.com/w/?token=abc',
		'https://web.push.apple.com/abc',
	])('%s is a push service', (endpoint) => expect(isKnownPushService(endpoint, known)).toBe(true))

	it.each([
		'http://fcm.googleapis.com/fcm/send/abc',
		'https://fcm.googleapis.com:8443/fcm/send/abc',
		'https://user@fcm.googleapis.com/fcm/send/abc',
		'https://user:pass@fcm.googleapis.com/fcm/send/abc',
		'https://fcm.googleapis.com.evil.example/fcm',
		'https://evilfcm.googleapis.com/fcm',
		'https://notify.windows.com/w',
		'https://evil-notify.windows.com/w',
		'https://fcm.googleapis.com@127.0.0.1/fcm',
		'https://fcm.googleapis.com#@evil.example/',
		'https://127.0.0.1/x',
		'https://[::1]/x',
		'https://2130706433/x',
		'https://169.254.169.254/latest/meta-data',
		'https://localhost/x',
		'file:///etc/passwd',
		'javascript:1',
		'fcm.googleapis.com/fcm',
		'',
	])('%s is not', (endpoint) => expect(isKnownPushService(endpoint, known)).toBe(false))
})

describe('a push service of one’s own', () => {
	const own = parsePushHosts(['https://push.example.com:8443', 'http://127.0.0.1:4567'])

	it.each([
		['https://push.example.com:8443/up/1', true],
		['http://127.0.0.1:4567/push/1', true],
		['https://push.example.com/up/1', false],
		['http://push.example.com:8443/up/1', false],
		['http://127.0.0.1:4568/push/1', false],
		['http://me@127.0.0.1:4567/push/1', false],
	])('%s: %s', (endpoint, expected) => expect(isKnownPushService(endpoint, own)).toBe(expected))

	it.each([
		'http://push.example.com',
		'push',
		'10.0.0.1',
		'https://a.example/path',
		'https://u:p@a.example',
		'*',
		'*.com.',
	])('cannot be %s', (entry) => expect(() => parsePushHosts([entry])).toThrow('PUSH_HOSTS'))
})
