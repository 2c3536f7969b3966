import type { ContentReader } from '../../features/content/content-reader.ts'

/** What no editor can have typed is not asked for. */
const SLUG = /^[a-z\d][a-z\d-]{0,119}$/

export const isSlug = (text: string): boolean => SLUG.test(text)

/**
 * The row with that address among all of a collection; null where there is none. An address that is not among those
 * in memory may have been published a moment ago: the CMS is looked at once more, which costs it a request in two
 * seconds however many such addresses are asked for.
 */
export async function findRow<Row extends { slug: string }>(
	content: ContentReader,
	readRows: (content: ContentReader) => Promise<readonly Row[]>,
	slug: string,
): Promise<Row | null> {
	const find = async (reader: ContentReader) => (await readRows(reader)).find((row) => row.slug === slug) ?? null
	return (await find(content)) ?? (isSlug(slug) ? find(content.young) : null)
}
