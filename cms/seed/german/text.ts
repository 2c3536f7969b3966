import type { BlockSeed } from '../content/blocks.ts'

/** A page, post or opening in German. */
export interface GermanText {
	title: string
	summary: string
	blocks: BlockSeed[]
}
