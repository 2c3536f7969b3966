import * as v from 'valibot'

const LegSchema = v.looseObject({ distance: v.number(), duration: v.number() })

/** A way by car, as OSRM tells it. */
const DriveSchema = v.looseObject({
	/** Metres. */
	distance: v.pipe(v.number(), v.minValue(0)),
	/** Seconds. */
	duration: v.pipe(v.number(), v.minValue(0)),
	legs: v.optional(v.array(LegSchema)),
})

/** A point of the street network near a place that was asked for; longitude first. */
const WaypointSchema = v.looseObject({ location: v.tuple([v.number(), v.number()]), name: v.optional(v.string()) })

/**
 * GET /capi/route/v1/driving/{lng},{lat};{lng},{lat}: the whole body, in the shape of OSRM's route service
 * (project-osrm.org/docs/v5.24.0/api). `estimated` marks a figure that was worked out from the distance through the
 * air.
 */
export const DrivingReplySchema = v.looseObject({
	code: v.literal('Ok'),
	routes: v.pipe(v.array(DriveSchema), v.minLength(1)),
	waypoints: v.optional(v.array(WaypointSchema), []),
	estimated: v.optional(v.boolean()),
})
export type DrivingReply = v.InferOutput<typeof DrivingReplySchema>
