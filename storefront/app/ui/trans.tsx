import { currentLanguage } from '@app/language/current'
import type { Message } from '@app/language/messages'
import type { PlaceholderOf, TagOf } from '@app/language/translations'
import { Fragment, type ReactNode } from 'react'

type Parts<M extends string> = { [Name in PlaceholderOf<M>]: ReactNode } & {
	[Name in TagOf<M>]: (text: string) => ReactNode
}

const PART = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g

/**
 * Says a text with elements in it: `rich('Read the <terms>terms</terms>, {name}.', { terms: (text) => <Link
 * …>{text}</Link>, name: <b>…</b> })`. Tags do not nest.
 */
export function trans<M extends Message>(message: M, parts: Parts<M>): ReactNode {
	const text = currentLanguage().find(message)
	const given: Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>> = parts
	const pieces: ReactNode[] = []
	let end = 0
	for (const { 0: whole, 1: tag, 2: inside, 3: name, index } of text.matchAll(PART)) {
		pieces.push(text.slice(end, index))
		const part = given[tag ?? name!]
		pieces.push(<Fragment key={index}>{typeof part === 'function' ? part(inside!) : part}</Fragment>)
		end = index + whole.length
	}
	pieces.push(text.slice(end))
	return pieces
}
