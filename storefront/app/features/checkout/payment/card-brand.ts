import type { CardBrand } from '@app/domain/payments/card'
import { t } from '@app/language/current'

const NAMES: Record<CardBrand, string> = {
	visa: 'Visa',
	mastercard: 'Mastercard',
	amex: 'American Express',
	discover: 'Discover',
	diners: 'Diners Club',
	jcb: 'JCB',
	unionpay: 'UnionPay',
	maestro: 'Maestro',
}

/** What people call a brand; "Card" for one that is not known here. */
export function brandName(brand: string): string {
	return NAMES[brand as CardBrand] ?? t('Card')
}
