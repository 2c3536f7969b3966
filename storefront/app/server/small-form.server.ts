/** The fields of the largest form that this server itself reads are two short texts. */
const MAX_BYTES = 8_192

function assertSmall(request: Request): void {
	const length = Number(request.headers.get('content-length') ?? Number.NaN)
	if (!(length <= MAX_BYTES)) throw new Response('This is too much.', { status: 413 })
}

/** A small JSON body, unread. @throws Response 413 as for a form, 415 for what is no JSON. */
export async function readSmallJson(request: Request): Promise<unknown> {
	assertSmall(request)
	try {
		return await request.json()
	} catch {
		throw new Response('This is no JSON.', { status: 415 })
	}
}

/**
 * The fields of a small form, each once.
 * @throws Response 413 for a body that is larger or does not say how large it is, 415 for one that is no form.
 */
export async function readSmallForm(request: Request): Promise<Readonly<Record<string, string>>> {
	assertSmall(request)
	try {
		return Object.fromEntries(Array.from(await request.formData(), ([name, value]) => [name, String(value)]))
	} catch {
		throw new Response('This is no form.', { status: 415 })
	}
}
