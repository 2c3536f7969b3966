import { SOURCE_LANGUAGE } from '@app/contract/constants'
import { CONTENT_DEEP, CONTENT_FIELDS, type Job, JobSchema } from '@app/contract/content'
import { inEveryLanguage, pickLanguage } from '@app/contract/translations'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

/** Every opening that can be applied for, in the editors' order: few, so they are read together. */
export async function readJobs(content: ContentReader, language: string = SOURCE_LANGUAGE): Promise<Job[]> {
	const query = { fields: [CONTENT_FIELDS.job], deep: CONTENT_DEEP, sort: ['sort', 'title'], limit: -1 }
	const jobs = await content.read('jobs', query, v.array(inEveryLanguage(JobSchema)))
	return jobs.map((job) => pickLanguage(job, language))
}
