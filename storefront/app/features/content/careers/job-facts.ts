import type { Job } from '@app/contract/content'
import { formatRoundMoney, toMinor } from '@app/domain/pricing/money'
import { formatDate } from '@app/domain/text/formats'
import { currentLanguage, t } from '@app/language/current'
import type { Message, PlainMessage } from '@app/language/messages'

/** Something that somebody wants to know of a job. */
export interface JobFact {
	name: PlainMessage
	text: string
}

const TYPES: Record<Job['employment_type'], PlainMessage> = {
	full_time: 'Full time',
	part_time: 'Part time',
	temporary: 'Temporary',
	apprenticeship: 'Apprenticeship',
}
/** What a pay is for. */
const PERIODS = {
	hour: '{amount} an hour',
	month: '{amount} a month',
	year: '{amount} a year',
} as const satisfies Record<Job['pay_period'], Message>

/** For example `€14 to €16.50 an hour`; null where a job does not say. */
export function payText(job: Pick<Job, 'pay_min' | 'pay_max' | 'pay_currency' | 'pay_period'>): string | null {
	const { pay_min, pay_max, pay_currency: currency, pay_period } = job
	const format = (amount: number) => formatRoundMoney(toMinor(amount, currency), currency, currentLanguage())
	const amounts = [pay_min, pay_max].filter((amount): amount is number => amount !== null && amount > 0).map(format)
	const [from, to] = new Set(amounts)
	if (from === undefined) return null
	const amount = to === undefined ? from : t('{from} to {to}', { from, to })
	return t(PERIODS[pay_period], { amount })
}

/** Where the work is done. */
export const placeText = ({ place, branch }: Pick<Job, 'place' | 'branch'>): string =>
	place ?? branch?.title ?? t('Any branch')

/** What somebody wants to know of a job first, in this order. */
export function describeJob(job: Omit<Job, 'blocks'>): JobFact[] {
	const pay = payText(job)
	const facts: (JobFact | null)[] = [
		{ name: 'Where', text: placeText(job) },
		{ name: 'Hours', text: t(TYPES[job.employment_type]) },
		pay === null ? null : { name: 'Pay', text: pay },
		job.closes_at === null
			? null
			: { name: 'Apply by', text: formatDate(Date.parse(job.closes_at), currentLanguage().locale) },
	]
	return facts.filter((fact) => fact !== null)
}
