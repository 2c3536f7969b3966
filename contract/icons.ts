import * as v from 'valibot'

/** Lower-case words and digits, joined by hyphens: a set, or an icon of it. */
const PART = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** The name of an icon set, as in `/capi/icons/{prefix}.json`. */
export const ICON_PREFIX = new RegExp(`^${PART}$`)

/** Iconify's name of an icon, as editors choose it in the CMS: `tabler:brand-instagram`. */
export const ICON_NAME = new RegExp(`^(?=.{3,80}$)${PART}:${PART}$`)

/** A body without its svg element; sides of 16 where neither the icon nor its set has any (Iconify's default). */
const IconSchema = v.looseObject({
	body: v.string(),
	left: v.optional(v.number()),
	top: v.optional(v.number()),
	width: v.optional(v.number()),
	height: v.optional(v.number()),
})

/**
 * GET /capi/icons/{prefix}.json?icons=: the whole body, in Iconify's own shape
 * (iconify.design/docs/api/icon-data.html).
 */
export const IconSetSchema = v.looseObject({
	prefix: v.string(),
	icons: v.record(v.string(), IconSchema),
	aliases: v.optional(v.record(v.string(), v.looseObject({ parent: v.string() }))),
	width: v.optional(v.number()),
	height: v.optional(v.number()),
	/** Names that the set does not have. */
	not_found: v.optional(v.array(v.string())),
})
export type IconSet = v.InferOutput<typeof IconSetSchema>

/** An icon that is ready to stand in a page: checked, and complete without its set. */
export interface DrawnIcon {
	body: string
	/** As the svg element has it. */
	viewBox: string
}
