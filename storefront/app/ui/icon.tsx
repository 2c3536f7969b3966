import sprite from './icons.svg'

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

/**
 * A picture beside a text or inside a named control, so it has no name of its own. Drawn from one sprite file: icons cost no script.
 * Its size comes from the class name, 1.5rem when none is given.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
	return (
		<svg className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
