import ts from 'typescript'

export interface Finding {
	line: number
	text: string
	problem: 'is in no catalogue' | 'is said before the language is known'
}

/** What says a text in the reader's language. */
const SAYING = new Set(['t', 'plural', 'rich', 'known'])
/** Who reads these is an engineer, or a machine. */
const NOT_SHOWN = new Set([
	...['Error', 'TypeError', 'RangeError', 'DOMException', 'Response', 'super'],
	...['record', 'log', 'report', 'fail', 'end', 'redirect', 'matchMedia'],
	// Compared, not said.
	...['startsWith', 'endsWith', 'includes'],
])
const NOT_WORDS = new Set([
	'className',
	'd',
	'viewBox',
	'sizes',
	'rel',
	'type',
	'autoComplete',
	'content',
	'media',
	'allow',
])

const hasWords = (text: string) => /\p{L}{2}/u.test(text)
/** Starts as a sentence does and has more than one word, or ends as one does. */
const isSentence = (text: string) =>
	!/^(GET|POST|PATCH|DELETE) \//.test(text) && /^[\p{Lu}“‘"].*\p{L} .*\p{L}|^\p{Lu}\p{Ll}.*[.!?…]$/su.test(text.trim())

/** The name of what is called or made around a literal: `record` for `log.record('…')`. */
function calleeOf(node: ts.Node): string | null {
	const { parent } = node
	if (!parent || (!ts.isCallExpression(parent) && !ts.isNewExpression(parent))) return null
	if (parent.expression === node) return null
	const { expression } = parent
	if (ts.isPropertyAccessExpression(expression)) {
		return expression.expression.getText() === 'console' ? 'log' : expression.name.text
	}
	if (expression.kind === ts.SyntaxKind.SuperKeyword) return 'super'
	return ts.isIdentifier(expression) ? expression.text : null
}

function isInFunction(node: ts.Node): boolean {
	for (let up = node.parent; up; up = up.parent) if (ts.isFunctionLike(up)) return true
	return false
}

/**
 * A literal that a person may get to read: one that looks like a sentence, or words right inside an element or one of
 * its attributes.
 */
function shownText(node: ts.Node): string | null {
	// The key of what is counted is its other form.
	if (node.parent && ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'one') return null
	if (ts.isJsxText(node)) return hasWords(node.text) ? node.text.trim().replace(/\s+/g, ' ') : null
	if (ts.isTemplateExpression(node)) {
		const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
		const isShown = ts.isJsxExpression(node.parent) && !isQuietAttribute(node.parent.parent)
		const words = parts.join('{}')
		return (isShown && /\p{L}{2}/u.test(parts.join(' ').replace(/\S*[/:.#]\S*/g, ''))) || isSentence(words)
			? words
			: null
	}
	if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null
	if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent))
		return null
	if (ts.isJsxAttribute(node.parent)) {
		const name = node.parent.name.getText()
		const isWords = /^(alt|title|placeholder|label|hint|heading|legend|aria-(label|description|roledescription))$/.test(
			name,
		)
		return (isWords && hasWords(node.text)) || (!NOT_WORDS.has(name) && isSentence(node.text)) ? node.text : null
	}
	return isSentence(node.text) ? node.text : null
}

const isQuietAttribute = (node: ts.Node) =>
	ts.isJsxAttribute(node) &&
	!/^(alt|title|placeholder|label|hint|heading|legend|aria-(label|description))$/.test(node.name.getText())

/** Texts of a source file that nobody says in the reader's language. `isTranslated` knows the catalogues. */
export function findUnspoken(fileName: string, source: string, isTranslated: (text: string) => boolean): Finding[] {
	const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind)
	const findings: Finding[] = []
	const add = (node: ts.Node, text: string, problem: Finding['problem']) => {
		findings.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text, problem })
	}
	function visit(node: ts.Node) {
		if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYING.has(node.expression.text)) {
			if (!isInFunction(node)) add(node, node.getText(), 'is said before the language is known')
		}
		const callee = calleeOf(node)
		if (callee !== null && NOT_SHOWN.has(callee) && !ts.isJsxText(node)) return
		const text = callee !== null && SAYING.has(callee) ? null : shownText(node)
		if (text !== null && !isTranslated(text)) add(node, text, 'is in no catalogue')
		ts.forEachChild(node, visit)
	}
	visit(file)
	return findings
}

/** Every text of a source file, `{}` for its values, for knowing which entries of a catalogue nobody says any more. */
export function textsOf(fileName: string, source: string): string[] {
	const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	const texts: string[] = []
	const visit = (node: ts.Node) => {
		if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text)
		if (ts.isTemplateExpression(node))
			texts.push(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''))
		ts.forEachChild(node, visit)
	}
	visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind))
	return texts
}
