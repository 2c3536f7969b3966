import { action, faq, gallery, picture, quote, text } from './blocks.ts'
import type { PostSeed } from './post-seed.ts'

const KITCHEN = 1
const PICKLES = 2
const MENU = 4
const PLANET = 6
const NORA = 1
const SAM = 2

/** About what is cooked. */
export const KITCHEN_POSTS: PostSeed[] = [
	{
		slug: 'how-a-cucumber-becomes-a-big-dill',
		title: 'How a cucumber becomes a Big Dill',
		summary: 'Eleven days, one barrel, and a lot of standing about looking at water. The whole story of our pickles.',
		date: '2026-01-26T09:00:00Z',
		author: NORA,
		tags: [PICKLES, KITCHEN],
		picture: 'pickles',
		blocks: [
			text(
				'<p>A cucumber is mostly water and good intentions. Give it salt, dill, garlic and eleven days in the dark, and it comes back with <em>character</em>. We have done this every week since we opened, and we still lift the lid like it is a birthday.</p><h2>Day one: the bath</h2><p>The cucumbers come from Rush, about half an hour up the coast, and go into cold water the same afternoon. This keeps them crisp. It also keeps Nora calm, which is worth more.</p>',
			),
			picture('family', 'The jar is never far from the burger.', 'wide'),
			text(
				'<h2>Day two to ten: nothing</h2><p>Nothing is the hard part. The brine does its work and we are not allowed to help:</p><ol><li>Salt pulls the water out.</li><li>Good bacteria move in and turn sugar sour.</li><li>Somebody says “surely they are done”. They are not.</li></ol><h2>Day eleven: the bite</h2><p>It has to snap. If it does not snap it goes into the house sauce, where it can think about what it has done.</p>',
			),
			quote('I can hear a good pickle from the other side of the kitchen.', 'Nora Brine', 'Founder, keeper of the jar'),
			action('Taste day eleven', 'Fried, on a burger, or by the jar.', 'See the menu', '/shop'),
		],
	},
	{
		slug: 'why-we-smash',
		title: 'Why we smash',
		summary: 'A ball of beef, a hot grill and ten seconds of violence. Then, suddenly, a crust.',
		date: '2026-01-12T09:00:00Z',
		author: SAM,
		tags: [KITCHEN],
		picture: 'smash',
		blocks: [
			text(
				'<p>Meat browns where it touches the metal. So we make it touch more metal. That is the whole trick, and it took us two years to stop making it complicated.</p><h2>Ten seconds, once</h2><p>Press within the first ten seconds, hard, and never again. After that the juices are awake, and pressing only sends them to the drip tray, which did not pay for them.</p>',
			),
			quote('People ask for the secret. The secret is the second burger.', 'Sam Okafor', 'Head of kitchens'),
			text(
				'<table><thead><tr><th scope="col">What</th><th scope="col">How much</th></tr></thead><tbody><tr><td>Grill</td><td>230 °C, measured, not guessed</td></tr><tr><td>Beef</td><td>85 g, cold, loosely packed</td></tr><tr><td>Patience</td><td>90 seconds</td></tr></tbody></table>',
			),
			action('Hungry now?', '', 'Order one', '/order'),
		],
	},
	{
		slug: 'the-shake-nobody-asked-for',
		title: 'The shake that nobody asked for',
		summary: 'We put pickle brine into a milkshake. Here is what happened, and why it is not on the menu.',
		date: '2025-12-15T09:00:00Z',
		author: NORA,
		tags: [PICKLES, MENU],
		picture: 'shakes',
		blocks: [
			text(
				'<p>It began as a joke and went on as a Tuesday. Vanilla, cream, two spoons of brine. The first taster said “huh”. The second asked whether we were well.</p><p>By the ninth version it was nearly good, in the way that a song is nearly in tune. We stopped there, out of respect for milk.</p><h2>What we learned</h2><ul><li>Salt makes caramel better. Brine makes vanilla nervous.</li><li>Mint forgives nothing.</li><li>There is a point at which the kitchen simply leaves.</li></ul>',
			),
			gallery('The survivors', ['shakes', 'sweet']),
			action(
				'The ones that work',
				'Seven flavours, none of them ours alone to enjoy.',
				'Find a shake',
				'/shop',
				'quiet',
			),
		],
	},
	{
		slug: 'fewer-animals-same-mess',
		title: 'Fewer animals, same mess',
		summary: 'Beetroot, beans and halloumi: how to eat one burger less that moos, and still need three napkins.',
		date: '2025-11-24T09:00:00Z',
		author: SAM,
		tags: [MENU, PLANET],
		picture: 'plants',
		blocks: [
			text(
				'<p>A burger without meat is not a burger with something missing. It is a burger with a different plan.</p><h2>Three plans</h2><p><strong>Beet Around the Bush</strong> is sweet, smoky and stains everything you love. <strong>Bean There, Done That</strong> has a crust that fooled a rugby team. <strong>Hello, Halloumi</strong> squeaks, and we have decided that this is charming.</p>',
			),
			faq('Asked at the counter', [
				[
					'Are they cooked on the same grill?',
					'<p>On the same grill, on their own end of it. If that matters to you, say so and we clean it first.</p>',
				],
				['Is the mayonnaise vegan?', '<p>Ask for the vegan one. The other has been near an egg.</p>'],
				['Can I have bacon on it?', '<p>You can. We will look at you, briefly, and then do it.</p>'],
			]),
		],
	},
	{
		slug: 'ask-the-fryer',
		title: 'Ask the fryer',
		summary: 'You sent questions about chips. The fryer answers, through Sam, who speaks it.',
		date: '2025-11-03T09:00:00Z',
		author: SAM,
		tags: [KITCHEN],
		picture: 'fryer',
		blocks: [
			text('<p>We asked what you wanted to know about chips. You wanted to know a lot about chips.</p>'),
			faq('Your questions', [
				[
					'Why twice?',
					'<p>Once to cook the inside at 140 °C, once to crisp the outside at 185 °C. Once only is a potato with a tan.</p>',
				],
				[
					'Do they keep?',
					'<p>Seven minutes. After that they are a memory with salt on it. This is why we start them when you are on your way.</p>',
				],
				[
					'Curly or waffle?',
					'<p>Curly for one, waffle for sauce, <em>skinny</em> for driving. Do not eat while driving.</p>',
				],
				[
					'What oil?',
					'<p>Rapeseed, changed every second day, collected and turned into diesel for somebody’s bus.</p>',
				],
			]),
			action('', 'Enough theory.', 'Practise', '/order'),
		],
	},
	{
		slug: 'a-field-guide-to-our-buns',
		title: 'A field guide to our buns',
		summary: 'Brioche, potato, pretzel, charcoal, and the one made of lettuce. How to tell them apart in the wild.',
		date: '2025-10-13T08:00:00Z',
		author: SAM,
		tags: [MENU, KITCHEN],
		picture: 'buns',
		blocks: [
			text(
				'<p>A bun has one job and it is holding. Here is who does it how.</p><h3>Brioche</h3><p>Golden, a little sweet, thinks it is better than you. Often right.</p><h3>Potato</h3><p>Soft as a Sunday. Takes on sauce like a friend takes on your problems.</p><h3>Pretzel</h3><p>Dark, salty, chewy. For burgers that fight back.</p><h3>Charcoal</h3><p>Black as February. Tastes of bun, looks of opera.</p><h3>Lettuce</h3><p>Not a bun. Brave, though.</p>',
			),
			picture('buns', 'Left to right: sesame, brioche, and one with plans.', 'wide'),
		],
	},
	{
		slug: 'the-great-sauce-census',
		title: 'The great sauce census',
		summary: 'We counted every pot that left the counters in a month. The results divide families.',
		date: '2025-09-22T08:00:00Z',
		author: NORA,
		tags: [MENU],
		picture: 'sauces',
		blocks: [
			text(
				'<p>In one month you took 41,806 pots of sauce. Somebody in Dundrum took nineteen of them in one go and we would like to say: hello.</p><table><thead><tr><th scope="col">Sauce</th><th scope="col">Share</th></tr></thead><tbody><tr><td>House burger sauce</td><td>38%</td></tr><tr><td>Garlic aioli</td><td>21%</td></tr><tr><td>Truffle mayo</td><td>14%</td></tr><tr><td>Smoky BBQ</td><td>11%</td></tr><tr><td>Hot</td><td>9%</td></tr><tr><td>Everything at once</td><td>7%</td></tr></tbody></table><p>The last line is not a sauce. It is a cry for help, and it is delicious.</p>',
			),
			action('Cast your vote', '', 'Choose a sauce', '/shop', 'quiet'),
		],
	},
	{
		slug: 'where-the-leftovers-go',
		title: 'Where the leftovers go',
		summary: 'Not into the bin, mostly. What we do with bread, brine, oil and the lettuce that tried its best.',
		date: '2025-06-16T08:00:00Z',
		author: SAM,
		tags: [PLANET],
		picture: 'drinks',
		blocks: [
			text(
				'<p>A kitchen that throws food away has counted wrongly. So we count, every night, and write it on the wall where everybody can see it.</p><ul><li><strong>Bread</strong> of the evening goes to the shelter two doors on, still soft.</li><li><strong>Oil</strong> is collected and drives a bus.</li><li><strong>Brine</strong> is used three times; then it kills weeds behind Smithfield, without a licence to brag.</li><li><strong>Lettuce</strong> that tried its best goes to a goat called Brendan. Brendan is thriving.</li></ul>',
			),
			quote('Meh.', 'Brendan', 'Goat'),
		],
	},
]
