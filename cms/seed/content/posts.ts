import { text } from './blocks.ts'
import { EARLY_POSTS } from './early-posts.ts'
import { KITCHEN_POSTS } from './kitchen-posts.ts'
import type { PostSeed } from './post-seed.ts'
import { TOWN_POSTS } from './town-posts.ts'

/** What the shop's own people look at before it is shown, and what is no more. */
const UNSHOWN_POSTS: PostSeed[] = [
	{
		slug: 'the-winter-menu',
		title: 'The winter menu, which you have not seen',
		summary: 'A draft. If you can read this in the shop, you came from the Studio.',
		date: '2026-01-29T09:00:00Z',
		author: 2,
		tags: [4],
		picture: 'sweet',
		status: 'draft',
		blocks: [
			text('<p>Something with chestnuts. Possibly two things with chestnuts. <strong>Tell nobody.</strong></p>'),
		],
	},
	{
		slug: 'burger-of-the-month',
		title: 'Burger of the month: gone',
		summary: 'It was with pears. Some say it never was.',
		date: '2025-02-03T09:00:00Z',
		author: 2,
		tags: [4],
		picture: 'smash',
		status: 'archived',
		blocks: [text('<p>It has left the grill, and so has its page.</p>')],
	},
]

export const POSTS: PostSeed[] = [...KITCHEN_POSTS, ...TOWN_POSTS, ...EARLY_POSTS, ...UNSHOWN_POSTS]
