import * as v from 'valibot'

/**
 * What the installed app keeps on the device (section 3), in the device database or, where that does not open, in
 * local storage under `pwa_{key}`: so a key is one of all stores. Times are epoch milliseconds unless said otherwise.
 */

/** Its name is `{product}_PWA_Storage_V7`. */
export const DEVICE_DATABASE_SUFFIX = '_PWA_Storage_V7'
export const DEVICE_STORES = ['deviceInfo', 'onboardingData', 'userPreferences'] as const
export type DeviceStore = (typeof DEVICE_STORES)[number]
export const DEVICE_FALLBACK_PREFIX = 'pwa_'

export const DEVICE_KEYS = {
	/** In deviceInfo. */
	deviceId: 'device_id',
	detection: 'detection',
	/** Where the device was last, if the customer let us ask: DeviceLocationSchema. */
	location: 'location',
	/**
	 * What /capi/system/status told of this device, and what the browser knows: DeviceMetadataSchema with the time of
	 * it.
	 */
	statusMetadata: 'status_metadata',
	/** In onboardingData. Section 9 names these four; the first holds the completion record. */
	firstRunCompleted: 'first_run_completed',
	currentStep: 'current_onboarding_step',
	session: 'onboarding_session_data',
	lastSession: 'last_session_timestamp',
	/** In userPreferences: what the list of branches is sorted by. */
	branchOrder: 'branch_order',
} as const

export const DeviceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

const finite = v.pipe(v.number(), v.finite())
const text = v.pipe(v.string(), v.maxLength(1_000))

export const DeviceLocationSchema = v.object({
	/** Degrees. */
	lat: v.pipe(finite, v.minValue(-90), v.maxValue(90)),
	lng: v.pipe(finite, v.minValue(-180), v.maxValue(180)),
	/** Metres. */
	accuracy: v.pipe(finite, v.minValue(0)),
	/** ISO 8601. */
	timestamp: v.pipe(v.string(), v.isoTimestamp()),
})
export type DeviceLocation = v.InferOutput<typeof DeviceLocationSchema>

export const BranchOrderSchema = v.picklist(['distance', 'duration'])
export type BranchOrder = v.InferOutput<typeof BranchOrderSchema>

export const LOCATION_PERMISSIONS = ['prompt', 'granted', 'denied'] as const
export type LocationPermission = (typeof LOCATION_PERMISSIONS)[number]

/** Why a place could not be read: the browser's three codes, any other, and a browser without the API. */
export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported'

/** Whether the app was found to be running installed. */
export const PwaDetectionSchema = v.object({
	detected: v.boolean(),
	timestamp: finite,
	userAgent: text,
	displayMode: text,
})
export type PwaDetection = v.InferOutput<typeof PwaDetectionSchema>

export const ONBOARDING_STEPS = ['welcome', 'location', 'notifications', 'login-prompt'] as const
export const OnboardingStepIdSchema = v.picklist(ONBOARDING_STEPS)
export type OnboardingStepId = v.InferOutput<typeof OnboardingStepIdSchema>

export const OnboardingSessionSchema = v.object({
	sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	startTime: finite,
	currentStep: OnboardingStepIdSchema,
	completedSteps: v.pipe(v.array(OnboardingStepIdSchema), v.maxLength(ONBOARDING_STEPS.length)),
	userAgent: text,
	screenInfo: v.object({ width: finite, height: finite, pixelRatio: finite }),
	pwaInfo: v.object({ standalone: v.boolean(), displayMode: text, platform: text }),
})
export type OnboardingSession = v.InferOutput<typeof OnboardingSessionSchema>

/** Kept under first_run_completed. */
export const OnboardingCompletionSchema = v.object({
	completed: v.literal(true),
	timestamp: finite,
	sessionId: v.string(),
	completedSteps: v.array(OnboardingStepIdSchema),
	userAgent: v.string(),
	/** Milliseconds. */
	totalDuration: v.pipe(finite, v.minValue(0)),
})
export type OnboardingCompletion = v.InferOutput<typeof OnboardingCompletionSchema>

/** Section 8. All but the last can be recovered from. */
export const ONBOARDING_ERRORS = [
	'STORAGE_FAILED',
	'PWA_DETECTION_FAILED',
	'SESSION_CORRUPTED',
	'STEP_NAVIGATION_FAILED',
	'UNKNOWN_ERROR',
] as const
export type OnboardingErrorCode = (typeof ONBOARDING_ERRORS)[number]
