import type { ChosenDocument } from '@app/domain/content/form-fields'

/** Enough to tell a PDF. */
const HEAD_BYTES = 8

/** The chosen document of a form, as far as it is judged before it is sent; null where none was chosen. */
export async function readDocument(form: FormData): Promise<ChosenDocument | null> {
	const file = form.get('document')
	if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null
	// One that has been moved away meanwhile cannot be read, and is no PDF.
	const head = await file
		.slice(0, HEAD_BYTES)
		.arrayBuffer()
		.catch(() => new ArrayBuffer(0))
	return { size: file.size, head: new Uint8Array(head) }
}
