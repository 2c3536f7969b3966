import sprite from './icons.svg'
import drawings from './icons.svg?raw'

/** Every symbol of icons.svg. */
export const ICON_NAMES = [
	'account',
	'alert',
	'arrow-left',
	'arrow-right',
	'bag',
	'bell',
	'camera',
	'card',
	'chat',
	'check',
	'chevron-down',
	'chevron-right',
	'clock',
	'close',
	'eye',
	'eye-off',
	'facebook',
	'filter',
	'flame',
	'google',
	'info',
	'instagram',
	'locate',
	'lock',
	'log-out',
	'mail',
	'menu',
	'minus',
	'moon',
	'news',
	'pencil',
	'phone',
	'pin',
	'plus',
	'search',
	'share',
	'sun',
	'system',
	'ticket',
	'tiktok',
	'trash',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** What a server writes for each symbol. A browser has none of it: its script holds no drawings. */
const SHAPES = import.meta.env.SSR
	? new Map(
			Array.from(drawings.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/g), ([, id, shapes]) => [id, shapes]),
		)
	: null

/** One object for each symbol: React writes the drawing of an icon anew whenever it is given another. */
const MARKUP = Object.fromEntries(
	ICON_NAMES.map((name) => [name, { __html: SHAPES?.get(name) ?? `<use href="${sprite}#${name}"/>` }]),
) as Record<IconName, { __html: string }>

/**
 * A picture beside a text or inside a named control, so it has no name of its own. Its size comes from the class
 * name, 1.5rem when none is given. A page comes from the server with its icons drawn; what the browser draws later
 * refers to the sprite. To refer from the start costs a first screen more than to draw: each reference is a tree of
 * its own, styled and laid out once more when the sprite arrives.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={`icon shrink-0 ${className}`}
			aria-hidden="true"
			focusable="false"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own sprite.
			dangerouslySetInnerHTML={MARKUP[name]}
		/>
	)
}
