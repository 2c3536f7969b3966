import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@app/contract/constants'
import type { GuestInfo } from '@app/contract/records'

/** What an account knows of a guest's details. */
export type Profile = { readonly [Field in keyof GuestInfo]?: string | null }

const LENGTHS: Record<keyof GuestInfo, number> = {
	first_name: MAX_NAME_LENGTH,
	last_name: MAX_NAME_LENGTH,
	email: MAX_EMAIL_LENGTH,
	phone: MAX_PHONE_LENGTH,
}

/**
 * Guest details with what the account knows in the fields that nobody has filled in; what was typed stays. The same
 * object where nothing is to be filled in.
 */
export function prefillGuest(guest: GuestInfo | null, profile: Profile): GuestInfo | null {
	const filled: GuestInfo = { first_name: '', last_name: '', email: '', phone: '', ...guest }
	let isChanged = false
	for (const field of Object.keys(LENGTHS) as (keyof GuestInfo)[]) {
		const known = profile[field]?.trim()
		if (filled[field].trim() !== '' || !known || known.length > LENGTHS[field]) continue
		filled[field] = known
		isChanged = true
	}
	return isChanged ? filled : guest
}
