import type { User } from '@app/contract/account'
import { AUTH_LOADING, reduceAuth } from '@app/domain/auth/auth-state'
import { expect, it } from 'vitest'
import { decideSettingsView, signInAddress } from './settings-view.ts'

const signedIn = reduceAuth(AUTH_LOADING, { type: 'user', user: { id: 'a' } as User })
const guest = reduceAuth(AUTH_LOADING, { type: 'left' })
const unreachable = reduceAuth(AUTH_LOADING, { type: 'unreachable' })

it.each([
	['waits while nobody knows who is here', AUTH_LOADING, false, 'loading'],
	['shows its pages to who is signed in', signedIn, false, 'page'],
	['sends a guest to sign in', guest, false, 'sign-in'],
	['stays where it is when the session ends', guest, true, 'signed-out'],
	['sends nobody away while the server is out of reach', unreachable, false, 'unreachable'],
] as const)('%s', (_, auth, wasSignedIn, view) => {
	expect(decideSettingsView(auth, wasSignedIn)).toBe(view)
})

it('leads back to the page with all of its address', () => {
	const address = signInAddress({ pathname: '/settings/orders', search: '?page=2&a=b', hash: '#top' })
	expect(new URL(address, 'https://shop.example').searchParams.get('returnTo')).toBe('/settings/orders?page=2&a=b#top')
})
