import { SOURCE_LANGUAGE } from '@app/contract/constants'
import { type BranchFace, BranchFaceSchema, CONTENT_FIELDS } from '@app/contract/content'
import { inEveryLanguage, pickLanguage } from '@app/contract/translations'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

/**
 * What branches look like and say about themselves, by their address: few, so they are read together, and no page
 * fails without them.
 */
export async function readBranchFaces(
	content: ContentReader,
	language: string = SOURCE_LANGUAGE,
): Promise<Record<string, BranchFace>> {
	const query = { fields: [CONTENT_FIELDS.branchFace], limit: -1 }
	const faces = await content.readOr([], 'branches', query, v.array(inEveryLanguage(BranchFaceSchema)))
	return Object.fromEntries(faces.map((face) => pickLanguage(face, language)).map((face) => [face.slug, face]))
}
