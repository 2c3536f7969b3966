/** What is known of where a sign-in comes from. */
interface SignInOrigin {
	/** Whether the device has signed in to this account before, which a sealed cookie proves. */
	isKnownDevice: boolean
	/** Whether somebody signed in to this account from this address lately. */
	isKnownAddress: boolean
}

/**
 * A count of wrong passwords: of one device, of an address for all accounts, of an account from one address, of an
 * account from anywhere.
 */
type SignInCounter = 'device' | 'address' | 'accountFromAddress' | 'account'

/**
 * The counters that a sign-in is counted by, and slowed down by. A known device has its own, so nobody else slows it
 * down. An attack from many addresses closes an account to unknown addresses alone, so its owner still gets in from a
 * known one.
 */
export function signInCounters({ isKnownDevice, isKnownAddress }: SignInOrigin): readonly SignInCounter[] {
	if (isKnownDevice) return ['device']
	return isKnownAddress ? ['address', 'accountFromAddress'] : ['address', 'accountFromAddress', 'account']
}
