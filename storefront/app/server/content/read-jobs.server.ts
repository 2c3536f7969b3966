import { CONTENT_DEEP, CONTENT_FIELDS, type Job, JobSchema } from '@app/contract/content'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

/** Every opening that can be applied for, in the editors' order: few, so they are read together. */
export function readJobs(content: ContentReader): Promise<Job[]> {
	const query = { fields: [CONTENT_FIELDS.job], deep: CONTENT_DEEP, sort: ['sort', 'title'], limit: -1 }
	return content.read('jobs', query, v.array(JobSchema))
}
