import type { Job } from '@app/contract/content'
import { currentLanguage } from '@app/language/current'
import { inLanguage, splitLanguage } from '@app/language/tags'
import type { JobPosting } from 'schema-dts'
import { BRAND } from '../../brand.ts'
import { publisher } from './organization.server.ts'
import { postalAddress } from './restaurant.server.ts'

/** Google's words for what the CMS's are. */
const EMPLOYMENT: Record<Job['employment_type'], string> = {
	full_time: 'FULL_TIME',
	part_time: 'PART_TIME',
	temporary: 'TEMPORARY',
	apprenticeship: 'OTHER',
}

/**
 * An opening. Its description is HTML, as search engines want it; `path` is its page, whose language is that of its
 * words.
 */
export function jobPosting(publicUrl: string, job: Job, path: string): JobPosting {
	const { slug, title, branch, place, date_created, closes_at } = job
	const current = currentLanguage().tag
	const tag = job.language === current ? current : 'en'
	const url = publicUrl + inLanguage(tag, splitLanguage(path).path)
	const text = job.blocks.flatMap((block) => (block.kind === 'text' ? block.html : [])).join('\n')
	const salary = baseSalary(job)
	return {
		'@type': 'JobPosting',
		'@id': `${url}#job`,
		url,
		title,
		description: `<p>${escapeHtml(job.summary || title)}</p>\n${text}`.trim(),
		identifier: { '@type': 'PropertyValue', name: BRAND.name, value: slug },
		datePosted: date_created,
		...(closes_at && { validThrough: closes_at }),
		employmentType: EMPLOYMENT[job.employment_type],
		hiringOrganization: publisher(publicUrl),
		jobLocation: { '@type': 'Place', address: postalAddress(branch?.address ?? place ?? BRAND.name) },
		...(salary && { baseSalary: salary }),
		directApply: true,
	}
}

/** The pay that a job names: a range, or one amount. */
function baseSalary({ pay_min, pay_max, pay_currency, pay_period }: Job): JobPosting['baseSalary'] | null {
	const from = pay_min ?? pay_max
	const to = pay_max ?? pay_min
	if (from === null || to === null || !(from > 0)) return null
	const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
	return {
		'@type': 'MonetaryAmount',
		currency: pay_currency,
		value: { '@type': 'QuantitativeValue', ...amount, unitText: pay_period.toUpperCase() },
	}
}

/** Text that stands inside HTML. */
function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
