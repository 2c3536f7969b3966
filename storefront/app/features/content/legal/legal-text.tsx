import type { LegalBlock } from '@app/contract/legal'

/** Blocks of plain text, each as what it is. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
	return (
		<div className="grid gap-4 text-lg leading-relaxed">
			{blocks.map((block, index) => (
				// Two blocks may read the same; a text changes as a whole only.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above.
				<Block key={index} block={block} />
			))}
		</div>
	)
}

function Block({ block: { kind, text } }: { block: LegalBlock }) {
	switch (kind) {
		case 'heading':
			return <h2 className="mt-6 text-3xl">{text}</h2>
		case 'paragraph':
			return <p>{text}</p>
		case 'list':
			return (
				<ul className="grid list-disc gap-2 pl-6 marker:text-primary-ink">
					{linesOf(text).map((line) => (
						<li key={line} className="break-words">
							{line}
						</li>
					))}
				</ul>
			)
		default:
			return kind satisfies never
	}
}

/** The points of a list, each once. */
function linesOf(text: string): string[] {
	const lines = text.split('\n').map((line) => line.trim())
	return [...new Set(lines.filter(Boolean))]
}
