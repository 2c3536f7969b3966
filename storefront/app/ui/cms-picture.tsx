import type { Picture } from '@app/contract/content-blocks'
import { currentLanguage } from '@app/language/current'
import { classNames } from './class-names.ts'

/**
 * Presets of the CMS by shape, with the width that each has at most. The cut ones keep the focal point, which the CMS
 * knows.
 */
const PRESETS = {
	/** The picture's own shape. */
	whole: { 'wide-400': 400, 'wide-800': 800, 'wide-1200': 1200, 'wide-1600': 1600 },
	/** Cut to 3:2. */
	card: { 'card-400': 400, 'card-800': 800, 'card-1200': 1200 },
	/** Cut to a square. */
	square: { thumbnail: 150, profile: 300, blog: 800 },
} as const

interface CmsPictureProps {
	picture: Picture
	shape?: keyof typeof PRESETS
	/** How wide it is drawn, as in the `sizes` of an image. */
	sizes: string
	/** For the first picture of a page; the others wait until they come near. */
	eager?: boolean
	/** Instead of the picture's own text: empty where the text beside it says the same. */
	alt?: string
	/**
	 * What is to be seen, in few words of the page's language: said where editors have described it in another one
	 * alone.
	 */
	name?: string
	className?: string
}

/** Sizes worth offering: none beyond the first that holds all of the original. */
function offeredSizes(shape: keyof typeof PRESETS, width: number): [string, number][] {
	const all: [string, number][] = Object.entries(PRESETS[shape])
	const enough = all.findIndex(([, size]) => size >= width)
	return enough === -1 ? all : all.slice(0, enough + 1)
}

/** Height for each unit of width. */
const ratioOf = (shape: keyof typeof PRESETS, { width, height }: Picture) =>
	({ whole: height / width, card: 2 / 3, square: 1 })[shape]

/** The nearest of five places along a side, for the style sheet: a server's page may hold no style of its own. */
const placeOf = (share: number | null) => (share === null ? undefined : Math.round(share * 4))

/**
 * A picture that editors chose, in the size that the screen needs. Its room is reserved by its shape, and the focal
 * point stays in view where the page cuts it (`object-cover`).
 */
export function CmsPicture({ picture, shape = 'whole', sizes, eager = false, alt, name, className }: CmsPictureProps) {
	const offered = offeredSizes(shape, picture.width)
	const address = (preset: string) => `/media/${picture.id}/${preset}`
	const [preset, width] = offered.at(-1)!
	const isForeign = picture.alt !== '' && picture.language !== currentLanguage().tag
	const own = alt ?? (isForeign ? name : undefined)
	return (
		// Within <picture> React writes no preload link for it: a page that the browser changes at once (a tag's posts)
		// would ask in vain.
		<picture className="contents">
			<img
				src={address(preset)}
				srcSet={offered.map(([name, size]) => `${address(name)} ${size}w`).join(', ')}
				sizes={sizes}
				alt={own ?? picture.alt}
				lang={isForeign && own === undefined ? picture.language : undefined}
				width={width}
				height={Math.round(width * ratioOf(shape, picture))}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : undefined}
				decoding="async"
				data-focus-x={placeOf(picture.focal_x)}
				data-focus-y={placeOf(picture.focal_y)}
				className={classNames('cms-picture', className)}
			/>
		</picture>
	)
}
