import type { Sauce } from './dish.ts'

type SauceTones = { light: string; mid: string; dark: string; flecks: readonly string[] }

const tones = (light: string, mid: string, dark: string, ...flecks: string[]): SauceTones => ({
	light,
	mid,
	dark,
	flecks,
})

/** Colours of every sauce, for dip pots, glazes and drizzles. */
export const SAUCE_TONES: Record<Sauce, SauceTones> = {
	ketchup: tones('#f65a40', '#d9230f', '#8e0d04'),
	mustard: tones('#ffe563', '#f7c113', '#b97f05'),
	mayo: tones('#ffffff', '#fdf6e0', '#d3c49a'),
	'burger-sauce': tones('#ffd3a6', '#f7a76c', '#c2653a', '#6da02c', '#d9471f'),
	bbq: tones('#9a4420', '#5c1e0b', '#2a0903'),
	hot: tones('#ff7a3a', '#e2340c', '#8f1702', '#ffd24a', '#6d0f02'),
	buffalo: tones('#ffb057', '#f07018', '#a83e05', '#c22a06'),
	'honey-mustard': tones('#ffe9a0', '#f0bd3e', '#b27e14', '#8a5a10'),
	'garlic-aioli': tones('#fffdf0', '#f5ebbf', '#c4b06e', '#5f9a35', '#8cbf52'),
	'truffle-mayo': tones('#f9f1de', '#e6d7b5', '#a59168', '#2c221a', '#4a3a2c'),
	'blue-cheese': tones('#ffffff', '#f0f1e6', '#b9bfae', '#4f7f8e', '#86a9b2'),
	ranch: tones('#ffffff', '#f4f7e8', '#c2caa4', '#4c8a2a', '#7ab04c'),
	'sweet-chilli': tones('#ff9566', '#ea4a26', '#a01c0a', '#ffe09a', '#c21808'),
	cheese: tones('#ffe680', '#ffbf2c', '#d27c0a'),
	korean: tones('#f0553a', '#b3200f', '#5c0904', '#fff3d6', '#ffe2a8'),
	peanut: tones('#eec084', '#c98a45', '#8b5420', '#7a4212', '#f4d8a8'),
	plain: tones('#ffd98a', '#eda23a', '#bd6a17'),
}
