import { createContext } from 'react'

/**
 * What only the server knows while it writes the document. The browser keeps what is in the page: its own values are
 * empty, and the elements that use them are exempt from React's comparison.
 */
export const DocumentContext = createContext<{
	nonce?: string
	styles: string
	build?: string
	requestId?: string
	/** Texts of JSON-LD scripts. */
	linkedData?: readonly string[]
}>({ styles: '' })
