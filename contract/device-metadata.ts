import * as v from 'valibot'

/**
 * Section 3's device metadata. Where there is no source the word is `unknown`, never a guess. What a request or the
 * operator's IP data shows is the server's own knowledge; what only the browser knows comes from the browser and
 * proves nothing.
 */
export const UNKNOWN = 'unknown'

/** Longer texts are cut, not refused: nobody's order fails for what is written about their browser. */
const note = (length: number) =>
	v.optional(
		v.fallback(
			v.pipe(
				v.string(),
				v.transform((text) => text.slice(0, length)),
			),
			UNKNOWN,
		),
		UNKNOWN,
	)
const flag = v.union([v.boolean(), v.literal(UNKNOWN)])
const pixels = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000))

/** CSS pixels of the whole screen, and device pixels to each of them. */
const ScreenInfoSchema = v.object({ width: pixels, height: pixels, pixelRatio: pixels })

const GpsSchema = v.object({ lat: v.number(), lng: v.number(), accuracy: v.number(), timestamp: v.string() })

const NetworkSchema = v.object({
	ip: v.string(),
	forwarded_for: v.string(),
	origin: v.string(),
	connection: v.string(),
	protocol: v.string(),
	vpn: flag,
	proxy: flag,
	tor: flag,
	relay: flag,
})

const ClientSchema = v.object({
	user_agent: note(500),
	language: note(100),
	platform: note(60),
	browser: note(200),
	screen: v.optional(v.fallback(v.union([ScreenInfoSchema, v.literal(UNKNOWN)]), UNKNOWN), UNKNOWN),
	timezone: note(60),
})

const SecuritySchema = v.object({
	/** Of this tab; gone with it. */
	session_id: note(64),
	/** Of this browser, until its storage is cleared. */
	device_id: note(64),
	device_fingerprint: note(64),
})

const GeodataSchema = v.object({
	country: v.string(),
	city: v.string(),
	region: v.string(),
	country_code: v.string(),
	/** As AS{number} and the name of its owner. */
	asn: v.string(),
	gps: v.union([GpsSchema, v.literal(UNKNOWN)]),
})

/** The `metadata` of GET /capi/system/status, and with the browser's own part what the device database keeps. */
export const DeviceMetadataSchema = v.object({
	network: NetworkSchema,
	client: ClientSchema,
	security: SecuritySchema,
	geodata: GeodataSchema,
})
export type DeviceMetadata = v.InferOutput<typeof DeviceMetadataSchema>

/**
 * What a browser tells of itself with an order, a push subscription and a sign-in (`deviceInfo`). Any field may be
 * missing.
 */
export const DeviceInfoSchema = v.object({
	client: v.optional(ClientSchema, {}),
	security: v.optional(SecuritySchema, {}),
})
export type DeviceInfo = v.InferOutput<typeof DeviceInfoSchema>

/** POST /capi/system/device body. A sign-in is known by its token, an order by its slug. */
export const DeviceReportSchema = v.variant('about', [
	v.object({ about: v.literal('order'), slug: v.pipe(v.string(), v.maxLength(64)), deviceInfo: DeviceInfoSchema }),
	v.object({ about: v.literal('sign_in'), deviceInfo: DeviceInfoSchema }),
])
export type DeviceReport = v.InferOutput<typeof DeviceReportSchema>
