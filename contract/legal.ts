import * as v from 'valibot'
import { LANGUAGES_OF_ROW } from './translations.ts'
import { InstantSchema } from './values.ts'

/** A piece of a legal text. A list has a point in each line. Always text, never HTML. */
const LegalBlockSchema = v.object({
	kind: v.picklist(['heading', 'paragraph', 'list']),
	text: v.string(),
})
export type LegalBlock = v.InferOutput<typeof LegalBlockSchema>

/** /items/legal_pages: a text that binds the shop. */
export const LegalPageSchema = v.object({
	slug: v.string(),
	title: v.string(),
	/** As people name it, such as 1.2. */
	revision: v.string(),
	valid_from: InstantSchema,
	/** A block that is not filled in is left out. */
	blocks: v.pipe(
		v.nullable(v.array(v.unknown())),
		v.transform((blocks): LegalBlock[] =>
			(blocks ?? []).flatMap((block) => {
				const parsed = v.safeParse(LegalBlockSchema, block)
				return parsed.success ? [parsed.output] : []
			}),
		),
	),
	...LANGUAGES_OF_ROW,
})
export type LegalPage = v.InferOutput<typeof LegalPageSchema>

/** The public fields of the settings that say how to reach the shop. */
export const ContactSettingsSchema = v.object({
	support_email: v.nullable(v.string()),
	support_phone: v.nullable(v.string()),
})
export type ContactSettings = v.InferOutput<typeof ContactSettingsSchema>
