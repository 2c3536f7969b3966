const LOOKS: Record<string, string> = {
	visa: 'bg-field text-on-field',
	mastercard: 'bg-mustard text-on-mustard',
	amex: 'bg-primary text-on-primary',
	discover: 'bg-lime text-on-lime',
}

/** The colours in which a brand's cards are drawn; grey for one that no longer pays. */
export function cardLook(brand: string, isExpired: boolean): string {
	return isExpired ? 'bg-sunken text-soft' : (LOOKS[brand] ?? 'bg-field text-on-field')
}
