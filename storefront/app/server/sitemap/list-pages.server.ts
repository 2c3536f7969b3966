import { InstantSchema } from '@app/contract/values'
import { LANGUAGE_TAGS } from '@app/language/tags'
import * as v from 'valibot'
import { branchPath } from '../../features/branch/branch-path.ts'
import { readJobs } from '../content/read-jobs.server.ts'
import { readLegalPages, readPageRefs } from '../content/read-pages.server.ts'
import { readPostRefs } from '../content/read-posts.server.ts'
import type { PageContext } from '../page-context.server.ts'
import { newest, type SitemapEntry } from './write-sitemap.server.ts'

/** Pages that are there whatever the CMS holds. */
const OWN_PAGES = ['/', '/order', '/shop', '/branches', '/blog', '/careers', '/contacts']

const BranchDatesSchema = v.array(v.object({ slug: v.string(), date_updated: v.nullish(InstantSchema, null) }))

/** Our own words exist in all languages, those of editors where they translated them. */
const languagesOf = (row: { languages: readonly string[] }) =>
	LANGUAGE_TAGS.filter((tag) => row.languages.includes(tag))

const rowPath = (folder: string, slug: string) => `${folder}/${encodeURIComponent(slug)}`

/**
 * Every page that search engines may know, with the day of its last change where the CMS knows it.
 * @throws Response 503 where one list is not known: half of them would say that the other half is gone.
 */
export async function listPages({
	snapshot,
	content,
}: Pick<PageContext, 'snapshot' | 'content'>): Promise<SitemapEntry[]> {
	if (snapshot.menu === null) throw new Response('The branches are not known at the moment.', { status: 503 })
	const branchQuery = { fields: ['slug', 'date_updated'], limit: -1 }
	const [posts, jobs, pages, legal, branchDates] = await Promise.all([
		readPostRefs(content),
		readJobs(content),
		readPageRefs(content),
		readLegalPages(content),
		content.readOr([], 'branches', branchQuery, BranchDatesSchema),
	])
	const changeOf = new Map(branchDates.map(({ slug, date_updated }) => [slug, date_updated]))
	const latestPost = newest(...posts.map(({ date_created }) => date_created))
	const entries: SitemapEntry[] = [
		...OWN_PAGES.map((path) => ({
			path,
			changed: path === '/blog' ? latestPost : null,
			languages: LANGUAGE_TAGS,
		})),
		...snapshot.menu.branches.map((branch) => ({
			path: branchPath(branch),
			changed: changeOf.get(branch.slug) ?? null,
			languages: LANGUAGE_TAGS,
		})),
		...pages.map((page) => ({
			path: rowPath('', page.slug),
			changed: page.date_updated,
			languages: languagesOf(page),
		})),
		...posts.map((post) => ({
			path: rowPath('/blog', post.slug),
			changed: newest(post.date_created, post.date_updated),
			languages: languagesOf(post),
		})),
		...jobs.map((job) => ({
			path: rowPath('/careers', job.slug),
			changed: newest(job.date_created, job.date_updated),
			languages: languagesOf(job),
		})),
		...legal.map((text) => ({
			path: rowPath('/legal', text.slug),
			changed: text.valid_from,
			languages: languagesOf(text),
		})),
	]
	return mergeSame(entries)
}

/** An editors' page can be the head of one of our own, such as careers: it is one page with the later date. */
function mergeSame(entries: readonly SitemapEntry[]): SitemapEntry[] {
	const byPath = new Map<string, SitemapEntry>()
	for (const { path, changed, languages } of entries) {
		const former = byPath.get(path)
		byPath.set(path, {
			path,
			changed: newest(former?.changed, changed),
			languages: former?.languages ?? languages,
		})
	}
	return [...byPath.values()]
}
