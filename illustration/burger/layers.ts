import type { Filling } from '../dish.ts'
import { EXTRAS } from './extras.ts'
import { GREENS } from './greens.ts'
import { MELTS } from './melts.ts'
import { PROTEINS } from './proteins.ts'
import type { Layer } from './slab.ts'

export const LAYERS: Record<Filling, Layer> = { ...PROTEINS, ...MELTS, ...GREENS, ...EXTRAS }

export const isFilling = (key: string): key is Filling => Object.hasOwn(LAYERS, key)
