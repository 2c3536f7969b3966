/**
 * Business constants of the specification, units in their names. Sources: section 9 unless said otherwise.
 */

/** One payment attempt is tracked this long; a new payment can start only after it has passed. */
export const PAYMENT_WINDOW_MS = 60_000
/** The countdown of the payment window is redrawn this often. */
export const PAYMENT_COUNTDOWN_TICK_MS = 1_000

/** A token is refreshed this long before it expires. */
export const TOKEN_REFRESH_MARGIN_MS = 30_000
/** Cross-tab messages older than this are ignored. */
export const AUTH_SYNC_MAX_AGE_MS = 30_000
/** How long a sign-in lasts, in token and in cookie mode. */
export const SESSION_LIFETIME_MS = 86_400_000
/** setTimeout overflows beyond 2^31 - 1 ms, and so does a cookie timer. */
export const MAX_TIMER_MS = 2_147_483_647

/** Consent is asked again after this many days. */
export const CONSENT_MAX_AGE_DAYS = 182

/** A recording leaves the page in pieces, this often or when they have this size, and ends after this time or size. */
export const RECORDING_CHUNK_MS = 10_000
export const RECORDING_CHUNK_LENGTH = 50_000
export const RECORDING_MAX_MS = 30 * 60_000
export const RECORDING_MAX_LENGTH = 5_000_000

/** A failed script chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_GUARD_MS = 10_000
/**
 * An open page asks for the server's build this often (section 9: not shown), and for a newer service worker this
 * often.
 */
export const BUILD_POLL_MS = 300_000
export const SERVICE_WORKER_UPDATE_MS = 3_600_000
/** A new version that was put off is offered again after this. */
export const UPDATE_LATER_MS = 3_600_000

/** The websocket's auth layer: wait before it connects again, the least that wait may be, and how often it tries. */
export const SOCKET_RECONNECT_MS = 1_000
export const SOCKET_RECONNECT_MIN_MS = 100
export const SOCKET_RECONNECT_RETRIES = 10

/** The cart's realtime link: first wait, longest wait, attempts and heartbeat. */
export const REALTIME_BASE_DELAY_MS = 1_000
export const REALTIME_MAX_DELAY_MS = 30_000
export const REALTIME_MAX_ATTEMPTS = 10
export const REALTIME_HEARTBEAT_MS = 30_000

/** Content read from the CMS is reused this long; orders never. */
export const CMS_CACHE_MS = 60_000

/** A storefront server shows a menu that is older than this only where the CMS has no answer. */
export const MENU_CACHE_MS = 10_000

/** Pickup hours of a branch that has none of its own. */
export const DEFAULT_OPEN = '09:00'
export const DEFAULT_CLOSE = '22:00'

/** Toasts. */
export const TOAST_MS = 5_000
export const ORDER_COMPLETED_TOAST_MS = 8_000

/** Loader: hidden this long after 'WE ARE LIVE!!', and a new message this often (section 2, App shell). */
export const LOADER_HIDE_DELAY_MS = 500
export const LOADER_ROTATION_MS = 2_000
/** Start waits for the authentication state and asks this often. */
export const AUTH_WAIT_POLL_MS = 100

/** The header takes its scrolled style after this much scroll (section 2). */
export const HEADER_SCROLL_HOME_PX = 200
export const HEADER_SCROLL_PX = 25

/** Blog paging. */
export const BLOG_PAGE_SIZE = 10
export const BLOG_FEATURED_COUNT = 4

/** Pages whose code is loaded ahead, at most this many at once. */
export const ROUTE_PRELOAD_CONCURRENCY = 4

/**
 * Icons by name: how long the browser waits for the icon service and how long a server does, the longest address, and
 * when the next host is tried.
 */
export const ICON_BROWSER_TIMEOUT_MS = 1_500
export const ICON_SERVER_TIMEOUT_MS = 5_000
export const ICON_MAX_URL_LENGTH = 500
export const ICON_ROTATE_MS = 750

/** Drives that a browser asks the route service for, at most this many at once. */
export const ROUTE_REQUESTS_AT_ONCE = 4

/** Attribute 12 takes exactly one value; its first value is the default (section 5, api.md). */
export const SINGLE_CHOICE_ATTRIBUTE_ID = 12

/**
 * The device database: its version, how often and how far apart it is tried, and how long an open may hang before
 * local storage takes over.
 */
export const DEVICE_DATABASE_VERSION = 7
export const DEVICE_DATABASE_OPENS = 3
export const DEVICE_DATABASE_RETRY_MS = 1_000
export const DEVICE_DATABASE_BLOCK_MS = 5_000
/** Old things are thrown away when more than this share of the browser's quota is in use. */
export const STORAGE_CLEANUP_SHARE = 0.8

/** How long a place is waited for: by the helper, and while a new customer is welcomed. */
export const LOCATION_TIMEOUT_MS = 10_000
export const ONBOARDING_LOCATION_TIMEOUT_MS = 5_000
/** A welcome that was left is taken up again for this long. */
export const ONBOARDING_SESSION_MS = 86_400_000
/** After a permission was granted the next step comes by itself. */
export const ONBOARDING_ADVANCE_MS = 1_500

/** Defaults of a cart item's product (section 3). */
export const DEFAULT_PRODUCT_CATEGORY = 'Food'
export const DEFAULT_PRODUCT_TYPE = 'consu'

/** An unpaid order is given up after this long. */
export const ORDER_EXPIRY_MS = 30 * 60_000

/** The one-time code that is mailed so that another browser can change a guest's order. */
export const ORDER_CODE_LENGTH = 6
export const ORDER_CODE_MINUTES = 15
/** Entries of one code from everywhere together; then a new one has to be mailed. */
export const ORDER_CODE_TRIES = 100

/** Limits on what a customer may send. They protect the kitchen's screen and the database. */
export const MAX_NOTE_LENGTH = 280
export const MAX_REQUEST_LENGTH = 80
export const MAX_REQUESTS_PER_ITEM = 20
export const MAX_CUSTOMIZATIONS_PER_ITEM = 40
export const MAX_LINES_PER_ORDER = 50
/** Used where the settings singleton has no maximum_order_per_item. */
export const DEFAULT_MAXIMUM_ORDER_PER_ITEM = 20
export const MAX_NAME_LENGTH = 60
/** First and last name of an account: as many characters as Directus's columns hold. */
export const MAX_USER_NAME_LENGTH = 50
export const MAX_EMAIL_LENGTH = 254
/** A new password; the server also refuses what is easy to guess. */
export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128
export const MAX_PHONE_LENGTH = 32
export const MAX_COUPON_LENGTH = 40
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128

/**
 * Server-sent events: a `heartbeat` event at least this often keeps proxies from closing the stream (api.md: at most
 * 30 s).
 */
export const EVENTS_HEARTBEAT_MS = 25_000

/** Cards that a customer can keep. */
export const MAX_SAVED_CARDS = 10

/** Role of branch staff in Directus; the extension tells staff and editors apart by it. */
export const STAFF_ROLE = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7b02'

/** The folder of the pictures of people: each is shown to whoever knows its id, and the list to nobody. */
export const AVATAR_FOLDER = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a02'
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024

/** The folder of applicants' documents: for editors alone. */
export const APPLICATIONS_FOLDER = '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7a03'

/** The language in which rows of the CMS are written; every other one stands in their `translations`. */
export const SOURCE_LANGUAGE = 'en'
