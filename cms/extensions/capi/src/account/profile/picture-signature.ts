const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** First bytes by format, each with where they stand. SVG is none: it is a document that can hold scripts. */
const SIGNATURES: readonly (readonly [offset: number, bytes: readonly number[]])[][] = [
	[[0, [0xff, 0xd8, 0xff]]],
	[[0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]]],
	[
		[0, ascii('RIFF')],
		[8, ascii('WEBP')],
	],
	[[4, ascii('ftypavif')]],
	[[4, ascii('ftypavis')]],
	[[0, ascii('GIF87a')]],
	[[0, ascii('GIF89a')]],
]

/** Whether bytes begin like a JPEG, PNG, WebP, AVIF or GIF, whatever they are called. */
export function hasPictureSignature(bytes: Uint8Array): boolean {
	return SIGNATURES.some((signature) =>
		signature.every(([offset, expected]) => expected.every((byte, index) => bytes[offset + index] === byte)),
	)
}
