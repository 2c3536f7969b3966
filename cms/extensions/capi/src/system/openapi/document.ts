import { FailureSchema, successOf } from '@app/contract/errors'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

const FAILURE_TEXTS: Readonly<Record<number, string>> = {
	400: 'The request could not be understood',
	401: 'Nobody is signed in, or the wrong person',
	403: 'Not allowed',
	404: 'Not found',
	409: 'It no longer holds',
	413: 'Too large',
	415: 'Not JSON',
	422: 'Understood, but it cannot be done',
	429: 'Too many requests',
	503: 'Not available right now',
}

/** The contract as an OpenAPI 3.1 document. */
export function createOpenApi(): object {
	const paths: Record<string, Record<string, object>> = {}
	for (const operation of OPERATIONS) {
		paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) }
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Storefront API',
			version: '1',
			description: 'Money is decimal in the currency’s digits, times are ISO 8601 with offset.',
		},
		paths,
		components: {
			schemas: { Failure: schemaOf(FailureSchema, 'output') },
			securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
		},
	}
}

function describe(operation: Operation): object {
	const {
		summary,
		parameters = [],
		body,
		bodyType = 'application/json',
		reply,
		isWhole,
		status = 200,
		failures,
		needsToken,
	} = operation
	const content = schemaOf(isWhole ? reply : successOf(reply), 'output')
	const failureReplies = failures.map((code) => [
		code,
		{
			description: FAILURE_TEXTS[code],
			content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
		},
	])
	return {
		summary,
		parameters: parameters.map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
		...(body && {
			requestBody: { required: true, content: { [bodyType]: { schema: schemaOf(body, 'input') } } },
		}),
		...(needsToken && { security: [{ token: [] }] }),
		responses: {
			[status]: {
				description: 'Success',
				content: { [operation.contentType ?? 'application/json']: { schema: content } },
			},
			...Object.fromEntries(failureReplies),
		},
	}
}

/** Rules that JSON Schema cannot express, such as trimming, are left out: the server still holds them. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): object {
	const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
		typeMode,
		errorMode: 'ignore',
		target: 'draft-2020-12',
	})
	return rest
}
