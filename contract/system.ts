import * as v from 'valibot'
import { InstantSchema } from './values.ts'

export const SystemStatusWordSchema = v.picklist(['up', 'degraded', 'down'])
export type SystemStatusWord = v.InferOutput<typeof SystemStatusWordSchema>

const known = v.union([v.string(), v.boolean(), v.number()])

/** GET /capi/system/status: the word and the visitor's own metadata are at the top level. */
export const SystemStatusSchema = v.object({
	success: v.literal(true),
	status: SystemStatusWordSchema,
	metadata: v.object({
		network: v.record(v.string(), known),
		client: v.record(v.string(), known),
		security: v.record(v.string(), known),
		geodata: v.record(v.string(), v.unknown()),
	}),
})
export type SystemStatus = v.InferOutput<typeof SystemStatusSchema>

/** GET /capi/system/tech `data`. */
export const SystemTechSchema = v.object({
	build: v.string(),
	versions: v.record(v.string(), v.string()),
	uptime_seconds: v.number(),
	checked_at: InstantSchema,
	checks: v.array(
		v.object({
			name: v.string(),
			status: SystemStatusWordSchema,
			detail: v.optional(v.string()),
			duration_ms: v.number(),
		}),
	),
})
export type SystemTech = v.InferOutput<typeof SystemTechSchema>
