import type { ContentBlock } from '@app/contract/content-blocks'
import type { FAQPage } from 'schema-dts'

/** The questions of a page's blocks, all in one; none where it has no such block. */
export function faqPage(blocks: readonly ContentBlock[]): FAQPage[] {
	const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.questions : []))
	if (questions.length === 0) return []
	return [
		{
			'@type': 'FAQPage',
			mainEntity: questions.map(({ question, html }) => ({
				'@type': 'Question',
				name: question,
				acceptedAnswer: { '@type': 'Answer', text: html },
			})),
		},
	]
}
