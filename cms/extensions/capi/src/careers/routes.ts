import { createHash } from 'node:crypto'
import type { Router } from 'express'
import { limitForm } from '../forms/limits.ts'
import { storeSubmission } from '../forms/store-submission.ts'
import { notFound } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { findOpenJob, type OpenJob } from '../repositories/applications.ts'
import type { Runtime } from '../runtime.ts'
import { assertPdf, deleteDocuments, storeDocument } from './documents.ts'
import { readApplication } from './read-application.ts'

const MAX_SLUG_LENGTH = 120

export function registerCareerRoutes(router: Router, runtime: Runtime): void {
	const limit = limitForm('careers', runtime.config)

	/**
	 * POST /capi/careers/{slug}/apply, multipart: `name`, `email`, `phone`, `message`, the form's own `stamp` and
	 * `website`, and a PDF of at most 5 MB in a part of any name → 201 `message`, the same for what is taken for spam
	 * and for a copy. 404 for a job that is unknown or closed, 400 naming the field, 413, 415 for another body and for a
	 * document that is no PDF, 429.
	 */
	router.post(
		'/careers/:slug/apply',
		limit,
		route(async (request) => {
			const { slug = '' } = request.params
			const isSlug = slug.length <= MAX_SLUG_LENGTH && !slug.includes('\0')
			const job = isSlug ? await findOpenJob(runtime.database, slug, runtime.clock.now()) : null
			if (!job) {
				// The rest is let through, so that the answer is read and not lost with the connection.
				request.resume()
				throw notFound('The job was not found.')
			}
			const { application, document } = await readApplication(request)
			if (document) await assertPdf(document)
			await keep(runtime, job, application, document)
			return { status: 201, message: 'Thank you. We have your application, and answer by email.' }
		}),
	)
}

async function keep(
	runtime: Runtime,
	job: OpenJob,
	{ website, stamp, ...application }: Awaited<ReturnType<typeof readApplication>>['application'],
	bytes: Buffer | null,
): Promise<void> {
	const { name, email, phone, message } = application
	const document = bytes && (await storeDocument(runtime, bytes))
	const drop = () => deleteDocuments(runtime, document === null ? [] : [document])
	try {
		const isStored = await storeSubmission(runtime, {
			table: 'job_applications',
			kind: 'application',
			columns: { ...application, job: job.id, job_title: job.title, document },
			content: [job.id, email, message, bytes && createHash('sha256').update(bytes).digest('hex')],
			text: `${name}\n${phone ?? ''}\n${message}`,
			website,
			stamp,
			links: { maximumLinks: 6, maximumLinksUnstamped: 6 },
		})
		if (!isStored) await drop()
	} catch (error) {
		await drop()
		throw error
	}
}
