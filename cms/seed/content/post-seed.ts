import type { BlockSeed } from './blocks.ts'

export interface PostSeed {
	slug: string
	title: string
	summary: string
	/** ISO 8601. */
	date: string
	/** Of authors.ts. */
	author: number
	/** Of authors.ts. */
	tags: number[]
	/** Of pictures.ts. */
	picture: string
	status?: 'draft' | 'archived'
	blocks: BlockSeed[]
}
