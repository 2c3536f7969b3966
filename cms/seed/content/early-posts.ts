import { action, gallery, picture, quote, text } from './blocks.ts'
import type { PostSeed } from './post-seed.ts'

const KITCHEN = 1
const BRANCHES = 3
const MENU = 4
const PEOPLE = 5
const NORA = 1
const SAM = 2
const AOIFE = 3

/** From the beginnings, at the end of the list. */
export const EARLY_POSTS: PostSeed[] = [
	{
		slug: 'pudding-is-a-main-course',
		title: 'Pudding is a main course if you hold it',
		summary: 'Doughnuts, sundaes and a cookie the size of a face: our sweet things, defended.',
		date: '2025-04-28T08:00:00Z',
		author: SAM,
		tags: [MENU],
		picture: 'sweet',
		blocks: [
			text(
				'<p>There is a second stomach for this. Everybody knows it and no doctor will admit it.</p><p>Start with <strong>One Smart Cookie</strong>, still warm. Go on to a sundae. If you can still speak, there are churros in the box of somebody at the next table, and you could make friends.</p>',
			),
			action('Save room', '', 'See the sweet things', '/shop', 'quiet'),
		],
	},
	{
		slug: 'smithfield-on-the-square',
		title: 'Smithfield: the queue has its own weather',
		summary: 'On Fridays it reaches the cinema. What we do about it, and why some of you like it.',
		date: '2025-04-07T08:00:00Z',
		author: AOIFE,
		tags: [BRANCHES],
		picture: 'branch-smithfield',
		blocks: [
			text(
				'<p>We did the sums: on a Friday the queue at Smithfield is forty metres long and nine minutes slow. Two couples have met in it. One has a dog now.</p><p>If you would rather not meet anybody, order ahead and walk past the lot. They will look at you. Nod.</p>',
			),
			action('Walk past the queue', 'It is allowed.', 'Order at Smithfield', '/branches/smithfield'),
		],
	},
	{
		slug: 'the-team-dinner',
		title: 'What we eat when you have gone home',
		summary: 'After closing, the kitchen cooks for itself. Nothing of it is on the menu, and most of it should be.',
		date: '2025-03-17T09:00:00Z',
		author: SAM,
		tags: [PEOPLE, KITCHEN],
		picture: 'team',
		blocks: [
			text(
				'<p>Rings in a bun. Fries with an egg. A patty in cold rice with kimchi, eaten standing up, in silence, at one in the morning.</p>',
			),
			quote('The best burger is the one somebody else makes you.', 'Kasia', 'Manages Smithfield'),
			gallery('Evidence', ['team', 'fryer', 'night']),
		],
	},
	{
		slug: 'hello',
		title: 'Hello. We write things now.',
		summary: 'A burger place with a blog: why, how often, and what we promise not to do.',
		date: '2025-02-24T09:00:00Z',
		author: NORA,
		tags: [PEOPLE],
		picture: 'family',
		blocks: [
			text(
				'<p>People ask us things at the counter, and the people behind them sigh. So from now on we answer here.</p><p>We promise: no “journey”, no “passion”, and no picture of a burger with a flag in it.</p>',
			),
			picture('pickles', 'This is as serious as it gets.'),
		],
	},
]
