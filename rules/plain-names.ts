import ts from 'typescript'

/**
 * Words that this code once used in a sense of its own, with the term that the trade has for it. A name is split at
 * capitals, hyphens and underscores; each part is compared.
 */
const PRIVATE_WORDS: Readonly<Record<string, string>> = {
	admits: 'accepts',
	heard: 'received, or SrOnly for text that only screen readers get',
	house: 'repository or package',
	keeper: 'store',
	kept: 'cached, stored or saved',
	learned: 'loaded',
	letter: 'form submission',
	letters: 'form submissions',
	newcomer: 'the action: linkGoogleAccount',
	owe: 'enqueue',
	owed: 'queued',
	packed: 'serialized',
	passport: 'credentials',
	recognise: 'translate by code',
	shelf: 'intern table or cache',
	stall: 'constant-time delay',
	stamp: 'timestamp',
	sweep: 'cleanup',
	told: 'notified, or the outcome of a provider',
	trap: 'honeypot',
	wish: 'filter, search or request',
	young: 'maxAge',
}

interface PrivateName {
	name: string
	word: string
	use: string
}

/** Names that a file declares (and its own name) that hold a private word, with the term to use instead. */
export function findPrivateNames(path: string, text: string): PrivateName[] {
	const names = new Set([path.split('/').at(-1)!.replace(/\..*$/, '')])
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
	const visit = (node: ts.Node) => {
		if (isDeclaration(node, file) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
		ts.forEachChild(node, visit)
	}
	visit(file)
	return [...names].flatMap((name) =>
		partsOf(name).flatMap((word) => {
			const use = PRIVATE_WORDS[word]
			return use === undefined ? [] : [{ name, word, use }]
		}),
	)
}

/** Functions, classes, types wherever they are; variables of a module alone. */
function isDeclaration(node: ts.Node, file: ts.SourceFile): node is ts.NamedDeclaration {
	if (ts.isVariableDeclaration(node)) return node.parent.parent.parent === file
	return (
		ts.isFunctionDeclaration(node) ||
		ts.isClassDeclaration(node) ||
		ts.isInterfaceDeclaration(node) ||
		ts.isTypeAliasDeclaration(node)
	)
}

const partsOf = (name: string) =>
	name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[\s_-]+/)
