import type { Request } from 'express'
import * as v from 'valibot'
import { CapiError, invalidPayload } from './errors.ts'

/** The request's JSON body in the schema's shape. 415 for another type, 400 INVALID_PAYLOAD naming the field. */
export function parseBody<TSchema extends v.GenericSchema>(request: Request, schema: TSchema): v.InferOutput<TSchema> {
	const type = request.headers['content-type'] ?? ''
	if (type !== '' && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
		throw new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON.')
	}
	return parse(request.body, schema, 'The body')
}

/** A part of the body that has a schema of its own. 400 INVALID_PAYLOAD naming the field. */
export function parsePart<TSchema extends v.GenericSchema>(part: unknown, schema: TSchema): v.InferOutput<TSchema> {
	return parse(part, schema, 'The body')
}

/** Parameters of the query in the schema's shape. 400 INVALID_PAYLOAD naming the parameter. */
export function parseQuery<TSchema extends v.GenericSchema>(request: Request, schema: TSchema): v.InferOutput<TSchema> {
	return parse(request.query, schema, 'The query')
}

function parse<TSchema extends v.GenericSchema>(
	input: unknown,
	schema: TSchema,
	whole: string,
): v.InferOutput<TSchema> {
	const result = v.safeParse(schema, input, { abortEarly: true })
	if (!result.success) {
		const [issue] = result.issues
		throw invalidPayload(v.getDotPath(issue) ?? whole, describe(issue))
	}
	const unstorable = findUnstorable(result.output, '')
	if (unstorable !== null) throw invalidPayload(unstorable || whole, 'must not contain control characters')
	return result.output
}

/**
 * Valibot's own texts quote what was received, which may be a card number: only texts of the contract are passed on.
 */
function describe(issue: v.BaseIssue<unknown>): string {
	const isOwnText = !/^Invalid /.test(issue.message)
	if (isOwnText) return issue.message
	if (issue.received === 'undefined') return 'is required'
	return issue.expected ? `must be ${issue.expected}` : 'is not valid'
}

/**
 * Deeper than any schema of the contract: what lies below was let through unseen and is stored by nobody, but could
 * exhaust the stack.
 */
const MAX_DEPTH = 12

/**
 * PostgreSQL cannot store NUL in text and answers with an error of its own; the path of the first such text, else
 * null.
 */
function findUnstorable(value: unknown, path: string, depth = 0): string | null {
	if (depth > MAX_DEPTH) return null
	if (typeof value === 'string') return value.includes('\0') ? path : null
	if (typeof value !== 'object' || value === null) return null
	for (const [key, inner] of Object.entries(value)) {
		const found = findUnstorable(inner, path ? `${path}.${key}` : key, depth + 1)
		if (found !== null) return found
	}
	return null
}
