import { createHash } from 'node:crypto'
import type { ProductSeed } from './menu/product-seed.ts'

/** Namespace of this project's own version 5 UUIDs. */
const NAMESPACE = Buffer.from('0c1f3b5e8d2a4f6b9c7e1a3d5f708192', 'hex')

/** RFC 9562, version 5: the same name gives the same id on every machine. */
function uuidV5(name: string): string {
	const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
	bytes[6] = (bytes[6]! & 0x0f) | 0x50
	bytes[8] = (bytes[8]! & 0x3f) | 0x80
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Id of the file that holds a product's first picture. */
export function imageId(product: Pick<ProductSeed, 'code'>): string {
	return uuidV5(`product:${product.code}`)
}

/** Id of the file that holds a picture of the demo's pages, by the name that seed/content/pictures.ts gives it. */
export function contentImageId(name: string): string {
	return uuidV5(`content:${name}`)
}
