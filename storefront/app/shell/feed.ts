import { t } from '@app/language/current'
import { BRAND } from '../brand.ts'

/** The feed of the blog, as pages link to it; its address without the language's prefix. */
export const blogFeed = () => ({ title: t('{name}: news', { name: BRAND.name }), href: '/blog/rss.xml' })
