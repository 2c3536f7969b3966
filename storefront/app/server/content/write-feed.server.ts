import type { Post } from '@app/contract/content'
import type { ContentBlock } from '@app/contract/content-blocks'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { Feed } from 'feed'
import { BRAND } from '../../brand.ts'
import { mapRichText } from '../../features/content/map-rich-text.ts'
import { blogFeed } from '../../shell/feed.ts'

/**
 * The latest posts as RSS 2.0, with their texts: a reader shows them without opening the page. Every address is a
 * whole one.
 */
export function writeFeed(publicUrl: string, posts: readonly Post[]): string {
	const { tag, locale } = currentLanguage()
	const blog = publicUrl + inLanguage(tag, '/blog')
	const { title, href } = blogFeed()
	const feed = new Feed({
		id: blog,
		title,
		description: t(BRAND.description),
		link: blog,
		language: locale,
		generator: false,
		feedLinks: { rss: publicUrl + inLanguage(tag, href) },
		copyright: BRAND.name,
		...(posts[0] && { updated: new Date(posts[0].date_updated ?? posts[0].date_created) }),
	})
	for (const post of posts) {
		const link = publicUrl + inLanguage(post.language === tag ? tag : 'en', `/blog/${encodeURIComponent(post.slug)}`)
		feed.addItem({
			id: link,
			guid: link,
			title: post.title,
			link,
			description: post.summary,
			content: post.blocks.map((block) => writeBlock(publicUrl, block)).join('\n'),
			date: new Date(post.date_created),
			category: post.tags.map(({ name }) => ({ name })),
			...(post.picture && { image: { url: pictureUrl(publicUrl, post.picture.id), type: 'image/webp', length: 0 } }),
		})
	}
	return feed.rss2()
}

const pictureUrl = (publicUrl: string, id: string) => `${publicUrl}/media/${id}/wide-1200`
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Links and pictures of clean rich text that begin with our own root. */
const withWholeAddresses = (html: string, publicUrl: string) =>
	html.replace(/\s(href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)

/** A block in plain HTML. */
function writeBlock(publicUrl: string, block: ContentBlock): string {
	const rich = (html: string) => withWholeAddresses(mapRichText(html), publicUrl)
	const image = ({ id, alt }: { id: string; alt: string }) =>
		`<img src="${pictureUrl(publicUrl, id)}" alt="${escapeHtml(alt)}">`
	// A path of ours leads to the page in the feed's language.
	const whole = (url: string) =>
		new URL(url.startsWith('/') ? inLanguage(currentLanguage().tag, url) : url, publicUrl).href
	switch (block.kind) {
		case 'text':
			return rich(block.html)
		case 'picture':
			return `<p>${image(block.picture)}</p>`
		case 'quote':
			return `<blockquote>${escapeHtml(block.quote)}${block.name ? ` (${escapeHtml(block.name)})` : ''}</blockquote>`
		case 'gallery':
			return `<p>${block.pictures.map(image).join('')}</p>`
		case 'faq':
			return block.questions.map(({ question, html }) => `<h3>${escapeHtml(question)}</h3>${rich(html)}`).join('')
		case 'action':
			return `<p><a href="${escapeHtml(whole(block.url))}">${escapeHtml(block.label)}</a></p>`
		default:
			return block satisfies never
	}
}
