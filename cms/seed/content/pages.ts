import { action, type BlockSeed, faq, gallery, picture, quote, text } from './blocks.ts'

export interface PageSeed {
	id: number
	slug: string
	title: string
	summary: string
	picture: string
	blocks: BlockSeed[]
}

export const PAGES: PageSeed[] = [
	{
		id: 1,
		slug: 'about',
		title: 'Kind of a big dill',
		summary: 'We make burgers, fry potatoes and take pickles far too seriously. This is how that happened.',
		picture: 'family',
		blocks: [
			text(
				'<p>In a small room off Crown Alley, Nora Brine had a grill, eleven stools and her grandmother’s jar. The grill was second-hand. The jar was not for sale. People came for the burger and came back for what was beside it.</p><p>There are nine of us now, from Temple Bar to the end of the line at Howth. Every one has its own grill, its own crowd and the same jar.</p>',
			),
			picture('pickles', 'Eleven days old and ready.', 'wide'),
			text(
				'<h2>What we care about</h2><ul><li><strong>Few things, done daily.</strong> Beef from two farms in Meath, bread from one baker, cucumbers from Rush.</li><li><strong>Made when you order it.</strong> A ready time that is honest beats a burger that is waiting.</li><li><strong>Nobody left out.</strong> Allergens on every dish, choices for those who eat no meat, and a box in which nothing touches.</li></ul>',
			),
			quote(
				'If the pickle is good, the rest of the burger makes an effort.',
				'Nora Brine',
				'Founder, keeper of the jar',
			),
			gallery('Three of the nine', ['branch-temple-bar', 'branch-docklands', 'branch-howth']),
			faq('People also ask', [
				['Do you deliver?', '<p>No. You come to us, or send somebody you trust with chips.</p>'],
				[
					'Can I book a table?',
					'<p>No, but the stools turn quickly. For ten people and more, <a href="/contacts">write to us</a>.</p>',
				],
				[
					'What is in the house sauce?',
					'<p>Mayonnaise, mustard, the pickles that did not snap, and one thing more.</p>',
				],
			]),
			action('Enough about us', 'Something is sizzling near you.', 'Order now', '/order'),
		],
	},
	{
		id: 2,
		slug: 'careers',
		title: 'Work at the grill end',
		summary: 'Warm people, hot metal, fair pay. We teach the rest, pickling included.',
		picture: 'team',
		blocks: [
			text(
				'<p>Nobody here was born knowing how to smash a patty. What we look for is somebody who says good morning, turns up, and cares whether the chips are hot.</p><h2>What you get</h2><ul><li>A living wage from the first hour, and tips that are yours.</li><li>A rota two weeks ahead. We keep to it.</li><li>A meal on every shift, and a jar at Christmas.</li><li>Ways up: six of our nine managers began at the fryer.</li></ul>',
			),
			quote('I came for a summer. It has been four summers and I own knives now.', 'Kasia', 'Manages Smithfield'),
		],
	},
]
