import type { ContentBlock } from '@app/contract/content-blocks'

/** A block of one kind. */
export type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>
