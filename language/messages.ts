import type { german } from './german.ts'

type Catalogue = typeof german

/** A text of the interface, in English. One that a catalogue lacks does not compile. */
export type Message = { [M in keyof Catalogue]: Catalogue[M] extends string ? M : never }[keyof Catalogue]

/** The `other` form of a text that counts something. */
export type CountedMessage = Exclude<keyof Catalogue, Message>

/** A text that is complete as it stands. */
export type PlainMessage = Exclude<Message, `${string}{${string}}${string}`>
