import type { ContentBlock } from '@app/contract/content-blocks'
import { foreignLanguage } from '../../lib/rendering/foreign-language.ts'
import { ActionBlock } from './action-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { RichText } from './rich-text.tsx'

/** What editors put together, block under block: texts as wide as one reads well, pictures wider where they say so. */
export function ContentBlocks({ blocks, language }: { blocks: readonly ContentBlock[]; language: string }) {
	if (blocks.length === 0) return null
	return (
		<div className="content-blocks" lang={foreignLanguage(language)}>
			{blocks.map((block) => (
				<Block key={block.id} block={block} />
			))}
		</div>
	)
}

function Block({ block }: { block: ContentBlock }) {
	switch (block.kind) {
		case 'text':
			return <RichText html={block.html} />
		case 'picture':
			return <PictureBlock block={block} />
		case 'quote':
			return <QuoteBlock block={block} />
		case 'gallery':
			return <GalleryBlock block={block} />
		case 'faq':
			return <FaqBlock block={block} />
		case 'action':
			return <ActionBlock block={block} />
		default:
			return block satisfies never
	}
}
