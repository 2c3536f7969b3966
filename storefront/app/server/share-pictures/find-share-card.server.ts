import { currentLanguage } from '@app/language/current'
import { readBranchFaces } from '../content/read-branch-faces.server.ts'
import { readJobs } from '../content/read-jobs.server.ts'
import { readPage, readPageRefs } from '../content/read-pages.server.ts'
import { readPost, readPostRefs } from '../content/read-posts.server.ts'
import type { PageContext } from '../page-context.server.ts'
import {
	branchCard,
	isOwnPage,
	jobCard,
	ownPageCard,
	pageCard,
	postCard,
	productCard,
	type ShareCard,
	type ShareKind,
} from './share-card.server.ts'

type Known = Pick<PageContext, 'snapshot' | 'content'>
type Find = (slug: string, known: Known) => ShareCard | null | Promise<ShareCard | null>

const isAmong = (rows: readonly { slug: string }[], slug: string) => rows.some((row) => row.slug === slug)

const FINDERS: Record<ShareKind, Find> = {
	async branch(slug, { snapshot, content }) {
		const branch = snapshot.menu?.branches.find((one) => one.slug === slug)
		return branch ? branchCard(branch, (await readBranchFaces(content, currentLanguage().tag))[slug]) : null
	},
	product(slug, { snapshot }) {
		const product = snapshot.menu?.products.find(({ id }) => String(id) === slug)
		return product && snapshot.menu ? productCard(product, snapshot.menu.settings.currency) : null
	},
	async page(slug, { content }) {
		if (isOwnPage(slug)) return ownPageCard(slug)
		const page = isAmong(await readPageRefs(content), slug)
			? await readPage(content, slug, currentLanguage().tag)
			: null
		return page && pageCard(page)
	},
	async post(slug, { content }) {
		const post = isAmong(await readPostRefs(content), slug)
			? await readPost(content, slug, currentLanguage().tag)
			: null
		return post && postCard(post)
	},
	async job(slug, { content }) {
		const job = (await readJobs(content, currentLanguage().tag)).find((one) => one.slug === slug)
		return job ? jobCard(job) : null
	},
}

/**
 * What a page's picture shows as of now; null where there is no such page: made-up names cost no question to the CMS.
 */
export async function findShareCard(kind: ShareKind, slug: string, known: Known): Promise<ShareCard | null> {
	return FINDERS[kind](slug, known)
}
