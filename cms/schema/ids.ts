/**
 * Fixed ids of what is more than a row to the code: folders, roles and policies.
 */

/** Folder of the files that everybody may read: product pictures and the pictures of pages. */
export const PUBLIC_FOLDER = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a01'

export { APPLICATIONS_FOLDER, AVATAR_FOLDER, STAFF_ROLE } from '@app/contract/constants'

/** Directus creates its public policy under this id in every project. */
export const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

export const CUSTOMER_ROLE = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7b01'
export const EDITOR_ROLE = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7b03'

export const CUSTOMER_POLICY = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7c01'
export const STAFF_POLICY = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7c02'
export const EDITOR_POLICY = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7c03'
