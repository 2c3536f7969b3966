import { type BlockSeed, faq, text } from './blocks.ts'

export interface JobSeed {
	id: number
	slug: string
	title: string
	summary: string
	status: 'published' | 'archived'
	employment_type: 'full_time' | 'part_time' | 'temporary' | 'apprenticeship'
	/** Null: for the whole chain. */
	branch: number | null
	place: string | null
	pay_min: number
	pay_max: number
	pay_period: 'hour' | 'year'
	/** ISO 8601. */
	date: string
	blocks: BlockSeed[]
}

export const JOBS: JobSeed[] = [
	{
		id: 1,
		slug: 'grill-cook-temple-bar',
		title: 'Grill cook',
		summary: 'Five shifts a week where it all began. You smash, you season, you say “behind” a lot.',
		status: 'published',
		employment_type: 'full_time',
		branch: 1,
		place: null,
		pay_min: 15.5,
		pay_max: 18,
		pay_period: 'hour',
		date: '2026-01-20T09:00:00Z',
		blocks: [
			text(
				'<h2>What you do</h2><ul><li>Run the grill through a lunch or a long night.</li><li>Keep your corner clean enough to be proud of.</li><li>Taste everything, every shift.</li></ul><h2>What you bring</h2><p>Quick hands, a calm voice and a year on a line; or no year and a lot of will. We train for three weeks, paid.</p>',
			),
		],
	},
	{
		id: 2,
		slug: 'weekend-counter-howth',
		title: 'Weekend host',
		summary: 'Saturdays and Sundays in our smallest room, with our biggest view. Gull-proof nerves welcome.',
		status: 'published',
		employment_type: 'part_time',
		branch: 7,
		place: null,
		pay_min: 14.8,
		pay_max: 16,
		pay_period: 'hour',
		date: '2026-01-08T09:00:00Z',
		blocks: [
			text(
				'<h2>What you do</h2><p>You are the first hello and the last thank you: twelve seats, one till, and the door that sticks.</p><h2>What you bring</h2><p>A memory for faces, an eye for an empty glass, and both weekend days.</p>',
			),
			faq('Before you ask', [
				['Do I need experience?', '<p>No. You need to like people, including the ones in line.</p>'],
				['Is there a train?', '<p>The last one leaves after we close. We have checked, often.</p>'],
			]),
		],
	},
	{
		id: 3,
		slug: 'head-of-pickles',
		title: 'Head of pickles',
		summary: 'Nora wants a week off, the first in nine years. Look after forty barrels and one reputation.',
		status: 'published',
		employment_type: 'full_time',
		branch: null,
		place: 'Brine room, Smithfield, Dublin 7',
		pay_min: 48_000,
		pay_max: 56_000,
		pay_period: 'year',
		date: '2025-12-11T09:00:00Z',
		blocks: [
			text(
				'<h2>What you do</h2><ul><li>Own the brine: salt, time, temperature, and the notebook.</li><li>Buy cucumbers from people who grow them well.</li><li>Invent one thing a season that we can put on a burger.</li></ul><h2>What you bring</h2><p>Food science or a decade of doing it at home with intent. HACCP is a friend of yours. You can hear a snap.</p>',
			),
		],
	},
	{
		id: 4,
		slug: 'summer-brine-assistant',
		title: 'Summer brine assistant',
		summary: 'Was a very good summer. It is over.',
		status: 'archived',
		employment_type: 'temporary',
		branch: null,
		place: 'Brine room, Smithfield, Dublin 7',
		pay_min: 14.8,
		pay_max: 14.8,
		pay_period: 'hour',
		date: '2025-05-02T09:00:00Z',
		blocks: [text('<p>You stirred. We thank you.</p>')],
	},
]
