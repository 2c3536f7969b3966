import { BRAND } from '../brand.ts'

/** The feed of the blog, as pages link to it. */
export const FEED = { title: `${BRAND.name}: news`, href: '/blog/rss.xml' } as const
