import { t } from '@app/language/current'
/** What a browser can open and draw smaller; what is sent is always WebP or JPEG. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

const MAX_FILE_MB = 25
/** Side of the square that is sent: twice the largest size that is shown (the preset `profile`, 300 px). */
const SENT_PX = 600
/** A camera's picture is cropped at this size: more would only cost memory. */
const CROPPED_PX = 1_600

/** What may be chosen, in words. */
export const avatarHint = (): string =>
	t('JPEG, PNG, WebP, AVIF or GIF up to {size} MB. It is made small before it is sent.', { size: MAX_FILE_MB })

interface Size {
	width: number
	height: number
}

/** Why a file cannot become the picture, null when it can. */
export function judgeAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
	if (!(AVATAR_TYPES as readonly string[]).includes(type)) {
		return t('This is no picture that we can use. Take a JPEG, PNG, WebP, AVIF or GIF.')
	}
	if (size > MAX_FILE_MB * 1024 * 1024) {
		return t('This picture is larger than {size} MB. Take a smaller one.', { size: MAX_FILE_MB })
	}
	return size === 0 ? t('This file is empty.') : null
}

/** The size at which a picture is cropped: as it is, or smaller with the same shape. */
export function sizeForCrop({ width, height }: Size): Size {
	const scale = Math.min(1, CROPPED_PX / Math.max(width, height))
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Side of the square that a crop is sent as; a small picture is not blown up. */
export function sizeToSend(crop: Size): number {
	return Math.max(1, Math.min(SENT_PX, Math.round(Math.min(crop.width, crop.height))))
}
