/** The names between braces: `'Only {count} left'` has `count`. */
export type PlaceholderOf<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
	? Name | PlaceholderOf<Rest>
	: never

/** The names of the tags: `'Read the <terms>terms</terms>'` has `terms`. */
export type TagOf<M extends string> = M extends `${string}<${infer Name}>${infer Rest}`
	? Name extends `/${string}`
		? TagOf<Rest>
		: Name | TagOf<Rest>
	: never

export type Values<M extends string> = { [Name in PlaceholderOf<M>]: string | number }

/** How many forms a text has in the languages that we speak: those of Intl.PluralRules. */
export interface Forms<Other extends string = string> {
	one: string
	other: Other
}

/** What a language says in place of the English texts. */
export type Translations = Readonly<Record<string, string | Forms>>
