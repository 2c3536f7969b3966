import { EXCERPT_LENGTH } from '@app/contract/content-blocks'
import { excerptOf } from '@app/domain/content/excerpt'
import { contentImageId } from '../image-id.ts'

/** A block as the seed writes it: its collection, its columns, and the pictures of a gallery. */
export interface BlockSeed {
	collection: string
	item: Record<string, unknown>
	pictures?: string[]
}

export const text = (html: string): BlockSeed => ({
	collection: 'block_text',
	item: { html, excerpt: excerptOf(html, EXCERPT_LENGTH) },
})

export const picture = (name: string, caption: string, width: 'text' | 'wide' = 'text'): BlockSeed => ({
	collection: 'block_picture',
	item: { picture: contentImageId(name), caption, width },
})

export const quote = (words: string, name: string, role: string): BlockSeed => ({
	collection: 'block_quote',
	item: { quote: words, name, role },
})

export const gallery = (title: string, pictures: string[]): BlockSeed => ({
	collection: 'block_gallery',
	item: { title },
	pictures,
})

export const faq = (title: string, questions: [question: string, html: string][]): BlockSeed => ({
	collection: 'block_faq',
	item: { title, questions: JSON.stringify(questions.map(([question, html]) => ({ question, html }))) },
})

export const action = (
	title: string,
	words: string,
	label: string,
	url: string,
	style: 'primary' | 'quiet' = 'primary',
): BlockSeed => ({ collection: 'block_action', item: { title, text: words, label, url, style } })
