import type * as v from 'valibot'

/** One call of the API, for its document. */
export interface Operation {
	method: 'get' | 'post' | 'delete'
	path: string
	summary: string
	parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; description: string }[]
	body?: v.GenericSchema
	/** JSON, unless this says otherwise. */
	bodyType?: string
	/** Schema of `data`, unless `isWhole` says that it is the whole body. */
	reply: v.GenericSchema
	isWhole?: boolean
	status?: number
	contentType?: string
	failures: number[]
	needsToken?: boolean
}
