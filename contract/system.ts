import * as v from 'valibot'
import { DeviceMetadataSchema } from './device-metadata.ts'
import { InstantSchema } from './values.ts'

export const SystemStatusWordSchema = v.picklist(['up', 'degraded', 'down'])
export type SystemStatusWord = v.InferOutput<typeof SystemStatusWordSchema>

/** GET /capi/system/status: the word and the visitor's own metadata are at the top level. */
export const SystemStatusSchema = v.object({
	success: v.literal(true),
	status: SystemStatusWordSchema,
	metadata: DeviceMetadataSchema,
})
export type SystemStatus = v.InferOutput<typeof SystemStatusSchema>

/** GET /capi/system/tech `data`. */
export const SystemTechSchema = v.object({
	build: v.string(),
	/** For staff only: a version names the holes that a server has, and the uptime says when it was patched last. */
	versions: v.optional(v.record(v.string(), v.string())),
	uptime_seconds: v.optional(v.number()),
	checked_at: InstantSchema,
	checks: v.array(
		v.object({
			name: v.string(),
			status: SystemStatusWordSchema,
			detail: v.optional(v.string()),
			duration_ms: v.number(),
			/** When this part was looked at last. */
			checked_at: v.optional(InstantSchema),
		}),
	),
})
export type SystemTech = v.InferOutput<typeof SystemTechSchema>
