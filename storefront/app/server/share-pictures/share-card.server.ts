import { createHash } from 'node:crypto'
import type { BranchFace, Job, Page, Post } from '@app/contract/content'
import type { Branch, Product } from '@app/contract/menu'
import { priceFrom } from '@app/domain/menu/menu-filter'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { inLanguage, splitLanguage } from '@app/language/tags'
import { BRAND } from '../../brand.ts'

const SHARE_KINDS = ['page', 'branch', 'post', 'job', 'product'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** What stands on a page's Open Graph picture. */
export interface ShareCard {
	kind: ShareKind
	/** Names the page among those of its kind. */
	slug: string
	/** A word or two above the title. */
	label: string | null
	title: string
	text: string | null
	/** Id of a file of the CMS. A dish is shown whole on the brand's disc, anything else fills the right side. */
	picture: string | null
}

/** Changes where the same words are drawn in another way, so that old pictures are not shown for new ones. */
const DESIGN = 1
const MAX_TITLE = 120
const MAX_TEXT = 160

function cut(text: string, length: number): string {
	return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

function card(fields: Omit<ShareCard, 'text' | 'picture'> & Partial<ShareCard>): ShareCard {
	const text = fields.text ? cut(fields.text, MAX_TEXT) : null
	return { picture: null, ...fields, title: cut(fields.title, MAX_TITLE), text }
}

type OwnPage = 'home' | 'shop' | 'branches' | 'blog' | 'careers' | 'contacts'

/** Pages that are there whatever the CMS holds, by what they are called in a picture's address. */
const OWN_PAGES: Readonly<Record<OwnPage, { title: PlainMessage; text: PlainMessage }>> = {
	home: { title: BRAND.line, text: BRAND.pitch },
	shop: { title: 'The whole menu', text: 'Every burger, side and shake, with what is in it.' },
	branches: { title: 'Branches', text: 'Where we are and when we are open.' },
	blog: { title: 'News', text: 'What is new on the grill.' },
	careers: { title: 'Careers', text: 'Come and work with us.' },
	contacts: { title: 'Contacts', text: 'Call a branch, write to us, or come by.' },
}

export const isOwnPage = (slug: string): slug is OwnPage => Object.hasOwn(OWN_PAGES, slug)

export function ownPageCard(slug: OwnPage): ShareCard {
	const { title, text } = OWN_PAGES[slug]
	return card({ kind: 'page', slug, label: null, title: t(title), text: t(text) })
}

/** A page that staff wrote. */
export function pageCard({ slug, title, summary, picture }: Pick<Page, 'slug' | 'title' | 'summary' | 'picture'>) {
	return card({ kind: 'page', slug, label: null, title, text: summary, picture: picture?.id ?? null })
}

export function branchCard(
	{ slug, title, address }: Pick<Branch, 'slug' | 'title' | 'address'>,
	face: Pick<BranchFace, 'image'> | null = null,
): ShareCard {
	return card({ kind: 'branch', slug, label: t('Branch'), title, text: address, picture: face?.image?.id ?? null })
}

export function postCard({ slug, title, summary, picture }: Pick<Post, 'slug' | 'title' | 'summary' | 'picture'>) {
	return card({ kind: 'post', slug, label: t('News'), title, text: summary, picture: picture?.id ?? null })
}

export function jobCard({ slug, title, summary, branch }: Pick<Job, 'slug' | 'title' | 'summary' | 'branch'>) {
	const label = branch ? t('We are hiring · {branch}', { branch: branch.title }) : t('We are hiring')
	return card({ kind: 'job', slug, label, title, text: summary })
}

/** A product, named by its id, with the lowest price that it can have. */
export function productCard(product: Product, currency: string): ShareCard {
	const { minor, varies } = priceFrom(product, currency)
	const price = formatMoney(minor, currency, currentLanguage())
	return card({
		kind: 'product',
		slug: String(product.id),
		label: varies ? t('From {price}', { price }) : price,
		title: product.name,
		text: product.description,
		picture: product.image,
	})
}

/**
 * Path of a card's picture, below the language of its words: it changes with everything that can be seen on it, so
 * that it can be kept for good.
 */
export function sharePicturePath(shown: ShareCard): string {
	const hash = createHash('sha256')
		.update(JSON.stringify([DESIGN, BRAND.name, shown]))
		.digest('hex')
		.slice(0, 12)
	return inLanguage(currentLanguage().tag, `/og/${shown.kind}/${encodeURIComponent(shown.slug)}-${hash}.png`)
}

/** What a page tells those to whom it is shared: `picture` of pageMeta. */
export function sharePicture(shown: ShareCard): { src: string; alt: string } {
	return { src: sharePicturePath(shown), alt: `${shown.title} · ${BRAND.name}` }
}

/**
 * The page that a picture's address names, whatever its language and its hash are; null for an address that is not
 * made like ours.
 */
export function parseSharePath(path: string): { kind: ShareKind; slug: string } | null {
	const [, kind, encoded] = /^\/og\/([a-z]+)\/([^/]{1,300})-[\da-f]{12}\.png$/.exec(splitLanguage(path).path) ?? []
	const known = SHARE_KINDS.find((one) => one === kind)
	if (!known || !encoded) return null
	try {
		return { kind: known, slug: decodeURIComponent(encoded) }
	} catch {
		return null
	}
}
