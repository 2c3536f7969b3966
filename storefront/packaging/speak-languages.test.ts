import { codeIn } from '@app/language/code-files'
import { expect, it } from 'vitest'
import { inGerman } from './speak-languages.ts'

const CODE = `import{t as e}from"./shell-1a2b3c4d.js";import{r as n}from"./framework-1a2b3c4d.js";
const d=["assets/order-1a2b3c4d.js","assets/order-1a2b3c4d.css"],o=()=>import(\`./order-1a2b3c4d.js\`);
const a=()=>[e("Close"),e(\`Pay {amount}\`,{amount:n}),"https://js.example.com/sdk.js","Nobody translates this."];`
const german = inGerman(CODE)

it('gives the code of a German page the German of what it says, and nothing else', () => {
	const [, learned] = /learnedTexts\?\?=\{\},(\{.*\})\)/.exec(german)!
	expect(JSON.parse(learned!)).toEqual({ Close: 'Schließen', 'Pay {amount}': '{amount} bezahlen' })
})

it('leads on to German code, but for what is the same in every language', () => {
	const files = Array.from(german.matchAll(/[\w-]+(?:\.\w+)*\.(?:js|css)(?=["'`])/g), ([file]) => file)
	expect(files).toEqual([
		'shell-1a2b3c4d.de.js',
		'framework-1a2b3c4d.js',
		'order-1a2b3c4d.de.js',
		'order-1a2b3c4d.css',
		'order-1a2b3c4d.de.js',
		'sdk.js',
	])
})

it('leaves code that says nothing as it is', () => {
	expect(inGerman('const a=1')).toBe('const a=1')
	expect(codeIn('en', '/assets/home-1.js')).toBe('/assets/home-1.js')
})
