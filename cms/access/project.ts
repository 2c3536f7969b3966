import { CUSTOMER_ROLE, PUBLIC_FOLDER } from '../schema/ids.ts'
import { SETTINGS } from '../seed/coupons.ts'

/** A size in which an asset may be asked for: `/assets/{id}?key=…`. Other sizes are refused. */
interface AssetPreset {
	key: string
	fit: 'cover' | 'contain' | 'inside'
	/** Pixels. Null follows the other side in the picture's own proportions, or is the picture's own size. */
	width: number | null
	height: number | null
	quality: number
	withoutEnlargement: boolean
	format: 'auto' | 'webp'
	transforms: []
}

function preset(key: string, size: number | null, quality: number, more: Partial<AssetPreset> = {}): AssetPreset {
	return {
		key,
		fit: 'cover',
		width: size,
		height: size,
		quality,
		withoutEnlargement: true,
		format: 'webp',
		transforms: [],
		...more,
	}
}

/** A picture in its own proportions, this wide at most: for srcset. */
const wide = (width: number) => preset(`wide-${width}`, width, 80, { fit: 'inside', height: null })
/** Three by two, cut around the focal point. */
const card = (width: number) => preset(`card-${width}`, width, 80, { height: Math.round((width * 2) / 3) })

/** Section 7 fixes thumbnail, profile and blog. `auto` answers in AVIF where the browser takes it, else in WebP. */
const ASSET_PRESETS: AssetPreset[] = [
	preset('thumbnail', 150, 80),
	preset('profile', 300, 80),
	preset('blog', 800, 85),
	preset('product-card', 320, 75, { fit: 'contain', format: 'auto' }),
	preset('product-card-2x', 640, 70, { fit: 'contain', format: 'auto' }),
	preset('product-sheet', 800, 75, { fit: 'contain', format: 'auto' }),
	...[400, 800, 1200, 1600].map(wide),
	...[400, 800, 1200].map(card),
	// Section 7's bare `format=webp&quality=80&fit=cover`, for which the extension names this.
	preset('webp', null, 80),
]

/** The board of orders: columns that fit a tablet, and cards that show all of what is to be cooked. */
const BOARD_STYLES = [
	'.kanban-layout .kanban .draggable .group { inline-size: 16rem; }',
	'.kanban-layout .kanban .draggable .group .items .item .text { block-size: auto; }',
	'.kanban-layout .kanban .draggable .group .items .item .text .display { white-space: normal; }',
].join('\n')

/** Settings of the Directus project itself. */
export const PROJECT_SETTINGS = {
	project_name: SETTINGS.brand_name,
	project_descriptor: 'Studio',
	project_color: '#2E7D32',
	default_language: 'en-GB',
	custom_css: BOARD_STYLES,
	storage_default_folder: PUBLIC_FOLDER,
	storage_asset_transform: 'presets',
	storage_asset_presets: ASSET_PRESETS,
	// Directus's own count would suspend an account for good, so that anybody could lock a customer out.
	auth_login_attempts: null,
	// Anybody may open a customer's account, which begins with the click in the mail.
	public_registration: true,
	public_registration_verify_email: true,
	public_registration_role: CUSTOMER_ROLE,
	public_registration_email_filter: null,
	module_bar: ['content', 'users', 'files', 'settings'].map((id) => ({
		type: 'module',
		id,
		enabled: true,
		...(id === 'settings' && { locked: true }),
	})),
}
