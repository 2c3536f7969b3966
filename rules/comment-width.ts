import ts from 'typescript'

/** The columns of a comment's line; a tab counts as one. */
const WIDEST = 120

/** The numbers of lines that are wider than they may be and belong to a comment. The formatter wraps code alone. */
export function findWideComments(path: string, text: string): number[] {
	const lines = text.split('\n')
	const isWide = (line: number) => lines[line]!.length > WIDEST
	if (!lines.some((_, line) => isWide(line))) return []
	return linesOfComments(path, text)
		.filter(isWide)
		.map((line) => line + 1)
}

function linesOfComments(path: string, text: string): number[] {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
	const found = new Set<number>()
	const note = ({ pos, end }: ts.TextRange) => {
		const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
		for (let line = lineOf(pos); line <= lineOf(end); line++) found.add(line)
	}
	const visit = (node: ts.Node) => {
		// Text between elements may look like a comment.
		if (node.kind === ts.SyntaxKind.JsxText) return
		for (const comment of ts.getLeadingCommentRanges(text, node.pos) ?? []) note(comment)
		for (const comment of ts.getTrailingCommentRanges(text, node.end) ?? []) note(comment)
		for (const child of node.getChildren(file)) visit(child)
	}
	visit(file)
	return [...found].sort((a, b) => a - b)
}
