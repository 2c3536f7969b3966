import type { SocialLink } from '@app/contract/content'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import type { Organization, WebSite } from 'schema-dts'
import { BRAND } from '../../brand.ts'
import logo from '../../ui/art/icon-512.png'

type Company = Exclude<Organization, string>

/** What other things name the chain by. */
export const organizationId = (publicUrl: string) => `${publicUrl}/#organization`
const siteId = (publicUrl: string) => `${publicUrl}/#website`

/** The chain. A link to no page of its own, as of a brand that has none there yet, is not said to be the chain's. */
export function organization(publicUrl: string, links: readonly Pick<SocialLink, 'url'>[]): Company {
	const sameAs = links.map(({ url }) => url).filter((url) => URL.canParse(url) && new URL(url).pathname !== '/')
	return {
		'@type': 'Organization',
		'@id': organizationId(publicUrl),
		name: BRAND.name,
		url: `${publicUrl}/`,
		description: t(BRAND.description),
		logo: { '@type': 'ImageObject', url: publicUrl + logo, width: '512', height: '512' },
		...(sameAs.length > 0 && { sameAs }),
	}
}

/** The chain as publisher or employer: with name and logo, since a reader of one page knows no other. */
export function publisher(publicUrl: string): Company {
	const {
		'@type': type,
		'@id': id,
		name,
		url,
		logo: picture,
	} = organization(publicUrl, []) as Extract<Company, { '@type': 'Organization' }>
	return { '@type': type, '@id': id, name, url, logo: picture }
}

/** The chain's pages in the language of the request. */
export function webSite(publicUrl: string): WebSite {
	const { tag, locale } = currentLanguage()
	return {
		'@type': 'WebSite',
		'@id': siteId(publicUrl),
		name: BRAND.name,
		url: publicUrl + inLanguage(tag, '/'),
		inLanguage: locale,
		publisher: { '@id': organizationId(publicUrl) },
	}
}
