import { createContext, type RouterContextProvider } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'

/** A thing that a page tells search engines of, with its type and properties. */
export type Description = Exclude<Thing, string>

type Describe = () => readonly Description[]

/** What the loaders of one request have to tell. */
export const pageDescriptions = createContext<Describe[]>()

/**
 * Tells search engines what the page of a loader is about, in schema.org's words. It is only asked where HTML is
 * written, and stands in the HTML alone: neither the data of a navigation nor the browser's scripts carry it.
 */
export function describePage(context: Pick<RouterContextProvider, 'get'>, describe: Describe): void {
	context.get(pageDescriptions).push(describe)
}

/** What was told, each as the text of a JSON-LD script. */
export function writeLinkedData(context: Pick<RouterContextProvider, 'get'>): string[] {
	return context.get(pageDescriptions).flatMap((describe) => describe().map(writeScript))
}

const UNSAFE = /[<>&\u2028\u2029]/g

/** JSON that cannot end the script that it stands in, whatever staff typed. */
export function writeScript(description: Description): string {
	const data = { '@context': 'https://schema.org', ...description } as WithContext<Description>
	return JSON.stringify(data).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
