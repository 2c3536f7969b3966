import {
	CUSTOMER_POLICY,
	CUSTOMER_ROLE,
	EDITOR_POLICY,
	EDITOR_ROLE,
	PUBLIC_POLICY,
	STAFF_POLICY,
	STAFF_ROLE,
} from '../schema/ids.ts'
import { CUSTOMER_PERMISSIONS } from './customer.ts'
import { EDITOR_PERMISSIONS } from './editor.ts'
import type { PermissionSeed } from './permission.ts'
import { PUBLIC_PERMISSIONS } from './public.ts'
import { STAFF_PERMISSIONS } from './staff.ts'

export interface RoleSeed {
	id: string
	name: string
	icon: string
	description: string
	/** Directus gives a signed-in user the policies of the role only, so public reading is listed where it is wanted. */
	policies: string[]
}

export interface PolicySeed {
	id: string
	name: string
	icon: string
	description: string
	/** Whether the Studio lets people with this policy in. */
	studio: boolean
}

/** The administrator's role and policy, and the public one, come with Directus. */
export const ROLES: RoleSeed[] = [
	{
		id: CUSTOMER_ROLE,
		name: 'Customer',
		icon: 'person',
		description: 'Somebody with an account in the storefront. Has no access to the Studio.',
		policies: [PUBLIC_POLICY, CUSTOMER_POLICY],
	},
	{
		id: STAFF_ROLE,
		name: 'Branch staff',
		icon: 'skillet',
		description: 'Works with the orders and the availability of one branch: choose the branch in the user’s record.',
		policies: [STAFF_POLICY],
	},
	{
		id: EDITOR_ROLE,
		name: 'Editor',
		icon: 'edit_note',
		description:
			'Looks after pages, posts, menu, branches, coupons and shop settings, and answers letters. Does not see orders or customers.',
		policies: [EDITOR_POLICY],
	},
]

export const POLICIES: PolicySeed[] = [
	{
		id: CUSTOMER_POLICY,
		name: 'Customer',
		icon: 'person',
		description: 'The own profile, the own orders.',
		studio: false,
	},
	{
		id: STAFF_POLICY,
		name: 'Branch staff',
		icon: 'skillet',
		description: 'Orders and availability of the own branch.',
		studio: true,
	},
	{
		id: EDITOR_POLICY,
		name: 'Editor',
		icon: 'edit_note',
		description: 'Pages, posts, menu, branches, coupons and shop settings.',
		studio: true,
	},
]

export const PERMISSIONS: Record<string, PermissionSeed[]> = {
	[PUBLIC_POLICY]: PUBLIC_PERMISSIONS,
	[CUSTOMER_POLICY]: CUSTOMER_PERMISSIONS,
	[STAFF_POLICY]: STAFF_PERMISSIONS,
	[EDITOR_POLICY]: EDITOR_PERMISSIONS,
}
