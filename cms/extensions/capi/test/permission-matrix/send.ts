import { baseUrl, call } from '../client.ts'
import type { Fields } from './things.ts'

/** Bodies that are not JSON, and the methods that bring them. */
const BODIES: Record<
	string,
	{ method: string; make: (fields: Record<string, unknown>) => URLSearchParams | FormData }
> = {
	FORM: { method: 'POST', make: (fields) => new URLSearchParams(fields as Record<string, string>) },
	UPLOAD: { method: 'POST', make: formDataOf },
	REUPLOAD: { method: 'PATCH', make: formDataOf },
}

/** A field that is an object is a file: its name, its type and its text or bytes. */
function formDataOf(fields: Record<string, unknown>): FormData {
	const form = new FormData()
	for (const [key, value] of Object.entries(fields)) {
		if (typeof value === 'string') form.append(key, value)
		else {
			const { name, type, text, base64 } = value as Fields
			const bytes = base64 === undefined ? Buffer.from(text!) : Buffer.from(base64, 'base64')
			form.append(key, new File([new Uint8Array(bytes)], name!, { type }))
		}
	}
	return form
}

/** Sends a row's request, its body in the way that its method says (see table.ts). */
export async function send(method: string, address: string, body: string | undefined, headers: Record<string, string>) {
	const way = BODIES[method]
	if (method !== 'EVENTS' && !way) {
		const { status, body: said } = await call(method, address, body, headers)
		return { status, text: typeof said === 'string' ? said : JSON.stringify(said) }
	}
	const gone = new AbortController()
	const response = await fetch(baseUrl() + address, {
		method: way?.method ?? 'GET',
		headers,
		redirect: 'manual',
		signal: gone.signal,
		body: way?.make(JSON.parse(body ?? '{}')) ?? null,
	})
	if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
		return { status: response.status, text: await response.text() }
	}
	let text = ''
	for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
		text += part
		if (/^data: .*\n\n/m.test(text)) break
	}
	gone.abort()
	return { status: response.status, text }
}
