/** A quotation mark of a text within a text takes four characters; an apostrophe is itself. Done twice it is undone. */
const swapQuotes = (text: string) => text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'))

/**
 * Much data of a page as one text. The router's own encoding numbers every value, which hardly compresses, and reads
 * all of it with code of its own before a page comes to life; the browser reads JSON in a tenth of the time.
 */
export const packText = (value: unknown): string => swapQuotes(JSON.stringify(value))

/** The value of `packText`'s text, which came from our own server in the same page. */
export const unpackText = <Value>(text: string): Value => JSON.parse(swapQuotes(text))
