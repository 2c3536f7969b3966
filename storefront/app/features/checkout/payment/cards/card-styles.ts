const STYLES: Record<string, string> = {
	visa: 'bg-field text-on-field',
	mastercard: 'bg-mustard text-on-mustard',
	amex: 'bg-primary text-on-primary',
	discover: 'bg-lime text-on-lime',
}

/** The colours in which a brand's cards are drawn; grey for one that no longer pays. */
export function cardStyle(brand: string, isExpired: boolean): string {
	return isExpired ? 'bg-sunken text-soft' : (STYLES[brand] ?? 'bg-field text-on-field')
}
