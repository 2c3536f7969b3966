import { type Application, ApplicationRequestSchema, MAX_DOCUMENT_BYTES } from '@app/contract/forms'
import busboy from 'busboy'
import type { Request } from 'express'
import { CapiError, invalidPayload } from '../http/errors.ts'
import { parsePart } from '../http/validate.ts'

interface ReceivedForm {
	application: Application
	/** The file, unjudged; null where none was chosen. */
	document: Buffer | null
}

/** Whoever sends more parts, longer names or more headers sends something else than this form. */
const LIMITS = {
	parts: 16,
	fields: 14,
	files: 1,
	fieldNameSize: 60,
	fieldSize: 24_000,
	headerPairs: 30,
	fileSize: MAX_DOCUMENT_BYTES,
}

/**
 * The fields and the file of an application's multipart form. Never holds more than the largest document: what comes
 * beyond a limit is read and dropped. Throws 400, 413 and 415.
 */
export async function readApplication(request: Request): Promise<ReceivedForm> {
	if (!request.is('multipart/form-data')) {
		throw new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be a multipart form.')
	}
	const { fields, document } = await readParts(request)
	return { application: parsePart(Object.fromEntries(fields), ApplicationRequestSchema), document }
}

function readParts(request: Request): Promise<{ fields: Map<string, string>; document: Buffer | null }> {
	const parser = createParser(request)
	const fields = new Map<string, string>()
	const chunks: Buffer[] = []
	let hasName = false

	return new Promise((resolve, reject) => {
		function fail(error: CapiError): void {
			request.unpipe(parser)
			chunks.length = 0
			// The rest is let through, so that the answer is read and not lost with the connection.
			request.resume()
			reject(error)
		}
		parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
			if (nameTruncated || valueTruncated) fail(invalidPayload(nameTruncated ? 'The form' : name, 'is too long'))
			else if (!fields.has(name)) fields.set(name, value)
		})
		parser.on('file', (_name, file, { filename }) => {
			hasName = Boolean(filename)
			file.on('data', (chunk: Buffer) => chunks.push(chunk))
			file.on('limit', () => fail(tooLarge()))
			// The parser's own error says the same.
			file.on('error', () => {})
		})
		parser.on('partsLimit', () => fail(invalidPayload('The form', 'has too many parts')))
		parser.on('fieldsLimit', () => fail(invalidPayload('The form', 'has too many fields')))
		parser.on('filesLimit', () => fail(invalidPayload('document', 'must be one file')))
		parser.on('error', () => fail(unreadable()))
		parser.on('close', () => {
			const document = Buffer.concat(chunks)
			if (document.length === 0 && hasName) return fail(invalidPayload('document', 'must not be empty'))
			resolve({ fields, document: document.length === 0 ? null : document })
		})
		request.on('close', () => {
			if (!request.complete) fail(unreadable())
		})
		request.pipe(parser)
	})
}

/** Throws 400 for a form whose parts nobody can tell apart. */
function createParser(request: Request): busboy.Busboy {
	try {
		return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' })
	} catch {
		throw unreadable()
	}
}

function unreadable(): CapiError {
	return invalidPayload('The form', 'could not be read')
}

function tooLarge(): CapiError {
	const text = `The document must be at most ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB.`
	return new CapiError(413, 'PAYLOAD_TOO_LARGE', text, { field: 'document' })
}
