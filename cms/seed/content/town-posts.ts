import { action, faq, gallery, picture, quote, text } from './blocks.ts'
import type { PostSeed } from './post-seed.ts'

const BRANCHES = 3
const MENU = 4
const PEOPLE = 5
const NORA = 1
const AOIFE = 3

/** About where it is eaten, and by whom. */
export const TOWN_POSTS: PostSeed[] = [
	{
		slug: 'howth-has-a-view',
		title: 'Howth has a view, and now a grill',
		summary: 'Twelve seats, one window, a great many boats. Our smallest branch has opened by the harbour.',
		date: '2026-01-19T09:00:00Z',
		author: AOIFE,
		tags: [BRANCHES],
		picture: 'sea',
		blocks: [
			text(
				'<p>It was a net store. Then it was a shop for rope. For two months it was us, on our knees, removing rope. Now it has twelve seats, and from each of them you see the sea.</p><p>Because it is so small, Howth cooks for those who sit in it. No orders ahead, no queue in the rain: come in, or look longingly through the glass like the gulls.</p>',
			),
			picture('branch-howth', 'The door sticks a little. Lift, then push.'),
			text(
				'<h2>What is different</h2><p><strong>The Codfather</strong> was landed within sight of the grill. Everything else is as you know it.</p>',
			),
			action('Mind the gulls', 'They can count, and they know what a chip is.', 'See the branch', '/branches/howth'),
		],
	},
	{
		slug: 'four-in-the-morning',
		title: 'Four in the morning at Docklands',
		summary: 'One of our branches never closes. We spent a night there and asked everybody the same question.',
		date: '2025-12-29T09:00:00Z',
		author: AOIFE,
		tags: [BRANCHES, PEOPLE],
		picture: 'night',
		blocks: [
			text(
				'<p>The question was: <em>why are you awake?</em></p><h2>01:40</h2><p>“The database,” says a woman with a laptop open on her burger box. She does not say more. She has the double, and then another double.</p><h2>03:05</h2><p>Two nurses share curly fries without a word, evenly, to the last curl.</p><h2>04:00</h2><p>A man orders a flat white and asks whether the ducks on the canal sleep. Nobody knows. At 04:20 we all go out to look. They do.</p>',
			),
			quote('I came for the coffee. I stayed for the ducks.', 'A man with a flat white', 'Docklands, 04:31'),
			action(
				'Awake as well?',
				'Docklands is open right now, whenever now is.',
				'Order at Docklands',
				'/branches/docklands',
			),
		],
	},
	{
		slug: 'meet-little-gherkin',
		title: 'Meet Little Gherkin',
		summary: 'A pickle has a family too. Our chicken counters at Heuston and Connolly, explained between two trains.',
		date: '2025-08-25T08:00:00Z',
		author: NORA,
		tags: [BRANCHES, MENU],
		picture: 'chicken',
		blocks: [
			text(
				'<p>Some people have eleven minutes. For them there is Little Gherkin: tenders, wings, wraps, and a clock that is always right.</p><p>Same brine, same stubbornness. The chicken sleeps in yesterday’s pickle brine for a night, which is the best use of a night that we know.</p>',
			),
			gallery('Two platforms, one fryer each', ['branch-heuston', 'branch-connolly', 'chicken']),
			faq('Before the doors close', [
				[
					'How long does it take?',
					'<p>Five minutes, seven when a match is on. Order from the tram and it waits for you.</p>',
				],
				['Can I mix it with a burger?', '<p>Not in one basket: they are two kitchens. In one stomach, of course.</p>'],
			]),
			action('', '', 'Find a counter', '/branches', 'quiet'),
		],
	},
	{
		slug: 'kids-eat-with-their-hands',
		title: 'Kids eat with their hands. So do we.',
		summary: 'What we changed after asking forty-one experts, the oldest of whom was nine.',
		date: '2025-07-28T08:00:00Z',
		author: AOIFE,
		tags: [PEOPLE, MENU],
		picture: 'kids',
		blocks: [
			text(
				'<p>We asked forty-one children what was wrong with our boxes. They had prepared.</p><ol><li>“The pickle touches the burger.” It now has its own corner.</li><li>“There is green in it.” Noted. It is optional.</li><li>“Why is there no cave.” We have added a cave: it is the lid.</li></ol><p>The <strong>Fussy Box</strong> is the result. It contains four things, none of which touch.</p>',
			),
			quote('It is fine.', 'Fiadh, 6', 'Head of the committee'),
		],
	},
	{
		slug: 'eleven-stools',
		title: 'Eleven stools',
		summary: 'Temple Bar is where it started. A short history of a small room that smells of dill.',
		date: '2025-05-12T08:00:00Z',
		author: NORA,
		tags: [BRANCHES, PEOPLE],
		picture: 'branch-temple-bar',
		blocks: [
			text(
				'<p>There are eleven because the twelfth did not fit through the door. We left it in the alley, and it was gone by morning. If you have it: keep it. It is yours now.</p><h2>The first night</h2><p>We sold thirty-one burgers and ran out of buns at nine. The last customer had his between two lettuce leaves and said that he preferred it. He was lying, but kindly, and the lettuce bun has been on the menu since.</p>',
			),
			action('Sit where it started', 'Stool four is the good one.', 'See Temple Bar', '/branches/temple-bar', 'quiet'),
		],
	},
]
