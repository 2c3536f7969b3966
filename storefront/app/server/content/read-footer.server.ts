import { SOURCE_LANGUAGE } from '@app/contract/constants'
import { CONTENT_FIELDS, MenuLinkSchema, type SocialLink, SocialLinksSchema } from '@app/contract/content'
import { inEveryLanguage, pickLanguage } from '@app/contract/translations'
import { known } from '@app/language/current'
import * as v from 'valibot'
import { ownIconOf } from '../../lib/rendering/own-icon.ts'
import type { SiteFooter } from '../../lib/rendering/site-context.tsx'
import { drawIcons } from '../icons.server.ts'
import type { PageContext } from '../page-context.server.ts'

/** Where else the chain is to be found, as staff say. */
export async function readSocialLinks(content: PageContext['content']): Promise<SocialLink[]> {
	const schema = v.object({ social_links: SocialLinksSchema })
	const { social_links } = await content.readOr({ social_links: [] }, 'settings', { fields: ['social_links'] }, schema)
	return social_links
}

/** The footer of every page; it never fails one. */
export async function readFooter(
	page: Pick<PageContext, 'content' | 'cmsInternalUrl'>,
	language: string = SOURCE_LANGUAGE,
): Promise<SiteFooter> {
	const { content } = page
	const query = { fields: [CONTENT_FIELDS.menuLink], sort: ['sort'] }
	const [links, social] = await Promise.all([
		content.readOr([], 'menu_links', query, v.array(inEveryLanguage(MenuLinkSchema))),
		readSocialLinks(content),
	])
	return {
		links: links.map((link) => {
			const { label, url, language: spoken } = pickLanguage(link, language)
			// Names of our own pages need no translation of the editors. Here, since a browser knows no more words than its
			// page's code says.
			const own = known(label)
			return { label: own, url, language: own === label ? spoken : language }
		}),
		social,
		icons: await drawIcons(
			page,
			social.map(({ icon }) => (ownIconOf(icon) ? null : icon)),
		),
	}
}
