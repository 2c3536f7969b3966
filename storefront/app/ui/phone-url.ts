/** A number as telephones dial it. */
export function phoneUrl(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, '')}`
}
