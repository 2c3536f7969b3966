import { createHash } from 'node:crypto'
import { codeIn, isSpeechless } from '@app/language/code-files'
import { german } from '@app/language/german'
import type { Forms } from '@app/language/translations'
import { type Plugin, parseAst } from 'vite'

const TEXTS: Readonly<Record<string, string | Forms>> = german

/** Every text that stands in a file of built code as it is. */
function textsIn(code: string): Set<string> {
	const texts = new Set<string>()
	const visit = (node: unknown): void => {
		if (typeof node !== 'object' || node === null) return
		const { type, value } = node as { type?: string; value?: unknown }
		if (type === 'Literal' && typeof value === 'string') texts.add(value)
		if (type === 'TemplateElement') texts.add((value as { cooked: string }).cooked)
		Object.values(node).forEach(visit)
	}
	visit(parseAst(code))
	return texts
}

/** What a file of built code says, in German: whatever of its texts the catalogue has. */
const germanOf = (code: string) =>
	Object.fromEntries([...textsIn(code)].filter((text) => Object.hasOwn(TEXTS, text)).map((text) => [text, TEXTS[text]]))

/** Code as German pages load it: it loads other such code, and brings what it says. */
export function inGerman(code: string): string {
	const learned = germanOf(code)
	const own = code.replace(/(?<=["'`]\.\/|assets\/)[\w.-]+\.js(?=["'`])/g, (file) => codeIn('de', file))
	// At its end: what a file begins with stays where it was, and a text is said when all has been loaded.
	return Object.keys(learned).length === 0
		? own
		: `${own}\n;Object.assign(globalThis.learnedTexts??={},${JSON.stringify(learned)});\n`
}

/**
 * Makes of every file of code a German one beside it, which brings the German of the texts that stand in it. So a
 * German page has the words of the code that it has, whichever way that comes, and no others; an English page has
 * none.
 */
export const speakLanguages: Plugin = {
	name: 'speak-languages',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	// A file's name changes with the words of its German one.
	augmentChunkHash: () => createHash('sha256').update(JSON.stringify(german)).digest('hex'),
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const output of Object.values(bundle)) {
				if (output.type !== 'chunk') continue
				const { fileName, code, imports, dynamicImports } = output
				if (!isSpeechless(fileName)) {
					this.emitFile({ type: 'asset', fileName: codeIn('de', fileName), source: inGerman(code) })
					continue
				}
				const others = [...imports, ...dynamicImports].filter((file) => !isSpeechless(file))
				if (others.length > 0) this.error(`${fileName} is the same in all languages, but brings in ${others.join()}.`)
			}
		},
	},
}
