import type { Job } from '@app/contract/content'
import { BRAND } from '../../brand.ts'

const TYPES: Record<Job['employment_type'], string> = {
	full_time: 'Full time',
	part_time: 'Part time',
	temporary: 'Temporary',
	apprenticeship: 'Apprenticeship',
}
const DAY = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** For example `€14 to €16.50 an hour`; null where a job does not say. */
export function payText(job: Pick<Job, 'pay_min' | 'pay_max' | 'pay_currency' | 'pay_period'>): string | null {
	const { pay_min, pay_max, pay_currency: currency, pay_period } = job
	const format = (amount: number) => {
		const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
		return new Intl.NumberFormat(BRAND.locale, { style: 'currency', currency, minimumFractionDigits }).format(amount)
	}
	const amounts = [...new Set([pay_min, pay_max].filter((amount): amount is number => amount !== null && amount > 0))]
	if (amounts.length === 0) return null
	return `${amounts.map(format).join(' to ')} ${pay_period === 'hour' ? 'an hour' : `a ${pay_period}`}`
}

/** Where the work is done. */
export const placeText = ({ place, branch }: Pick<Job, 'place' | 'branch'>): string =>
	place ?? branch?.title ?? 'Any branch'

/** What somebody wants to know of a job first, in this order. */
export function describeJob(job: Omit<Job, 'blocks'>): { name: string; text: string }[] {
	const pay = payText(job)
	return [
		{ name: 'Where', text: placeText(job) },
		{ name: 'Hours', text: TYPES[job.employment_type] },
		...(pay ? [{ name: 'Pay', text: pay }] : []),
		...(job.closes_at ? [{ name: 'Apply by', text: DAY.format(new Date(job.closes_at)) }] : []),
	]
}
