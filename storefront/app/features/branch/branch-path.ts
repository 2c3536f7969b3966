import type { Branch } from '@app/contract/menu'

/** The branch's own page. */
export function branchPath({ slug }: Pick<Branch, 'slug'>): string {
	return `/branches/${encodeURIComponent(slug)}`
}

/** The menu of the branch: following it chooses the branch (use-asked-branch.ts). */
export function branchOrderPath({ slug }: Pick<Branch, 'slug'>): string {
	return `/order?${new URLSearchParams({ branch: slug })}`
}
