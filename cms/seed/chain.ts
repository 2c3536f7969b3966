import type { WeeklyHours } from '@app/contract/menu'
import { BURGER_COMPANY, CHICKEN_COMPANY } from './menu/compose.ts'

export const COMPANIES = [
	{ id: BURGER_COMPANY, name: 'Big Dill Burgers Ltd', currency: 'EUR', odoo_id: BURGER_COMPANY },
	{ id: CHICKEN_COMPANY, name: 'Little Gherkin Chicken Ltd', currency: 'EUR', odoo_id: CHICKEN_COMPANY },
]

/** Irish rates: reduced for hot food, standard for soft drinks and ice cream, zero for cold food to take away. */
export const TAXES = [
	{ id: 1, name: 'VAT 13.5 %', rate: 13.5 },
	{ id: 2, name: 'VAT 23 %', rate: 23 },
	{ id: 3, name: 'VAT 0 %', rate: 0 },
]

export interface BranchSeed {
	id: number
	title: string
	slug: string
	company: number
	address: string
	phone: string
	/** Longitude, latitude. */
	coordinates: [number, number]
	hours: WeeklyHours[]
	description: string
	canOrderOnline: boolean
	kitchen: 'open' | 'busy' | 'dine_in_only' | 'kitchen_closed'
	ready: [min: number, max: number]
	slotCapacity: number | null
	/** Products that are sold out, and those that are counted. */
	soldOut: number[]
	stock: Record<number, number>
}

function days(from: number, to: number, open: string, close: string): WeeklyHours[] {
	return Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, open, close }))
}
const AROUND_THE_CLOCK = days(1, 7, '00:00', '24:00')

const USUAL = {
	company: BURGER_COMPANY,
	canOrderOnline: true,
	kitchen: 'open',
	ready: [10, 15],
	slotCapacity: 12,
	soldOut: [],
	stock: {},
} satisfies Partial<BranchSeed>

/** Addresses and numbers look like those of the place and belong to nobody. */
export const BRANCHES: BranchSeed[] = [
	{
		...USUAL,
		id: 1,
		title: 'Big Dill Temple Bar',
		slug: 'temple-bar',
		address: '14 Crown Alley, Temple Bar, Dublin 2',
		phone: '+353 1 555 0101',
		coordinates: [-6.2642, 53.3452],
		hours: [...days(1, 4, '11:30', '00:30'), ...days(5, 6, '11:30', '03:30'), ...days(7, 7, '12:00', '00:00')],
		description: 'Where it started: one grill, eleven stools and a jar. Open late for those who planned badly.',
		ready: [12, 20],
	},
	{
		...USUAL,
		id: 2,
		title: 'Big Dill Smithfield',
		slug: 'smithfield',
		address: '5 Smithfield Square, Smithfield, Dublin 7',
		phone: '+353 1 555 0102',
		coordinates: [-6.2782, 53.3487],
		hours: [...days(1, 4, '12:00', '22:00'), ...days(5, 6, '12:00', '23:30'), ...days(7, 7, '12:00', '21:30')],
		description: 'On the square, beside the cinema. The queue has its own weather.',
		kitchen: 'busy',
	},
	{
		...USUAL,
		id: 3,
		title: 'Big Dill Docklands',
		slug: 'docklands',
		address: '22 Hanover Quay, Grand Canal Dock, Dublin 2',
		phone: '+353 1 555 0103',
		coordinates: [-6.237, 53.3436],
		hours: AROUND_THE_CLOCK,
		description: 'Never closes, for the people whose servers never sleep.',
		ready: [8, 12],
		slotCapacity: null,
	},
	{
		...USUAL,
		id: 4,
		title: 'Big Dill Ranelagh',
		slug: 'ranelagh',
		address: '61 Ranelagh Road, Ranelagh, Dublin 6',
		phone: '+353 1 555 0104',
		coordinates: [-6.2559, 53.3269],
		hours: [],
		description: 'Closed for a new kitchen. The pickles are being looked after.',
	},
	{
		...USUAL,
		id: 5,
		title: 'Big Dill Dún Laoghaire',
		slug: 'dun-laoghaire',
		address: '9 Marine Road, Dún Laoghaire, Co. Dublin',
		phone: '+353 1 555 0105',
		coordinates: [-6.1358, 53.2932],
		hours: [...days(1, 5, '12:00', '21:30'), ...days(6, 7, '11:00', '22:00')],
		description: 'A chip’s throw from the pier. Mind the gulls.',
		soldOut: [105, 116, 207, 604],
		stock: { 101: 24, 301: 8, 805: 0, 806: 3 },
	},
	{
		...USUAL,
		id: 6,
		title: 'Big Dill Dundrum',
		slug: 'dundrum',
		address: 'Unit 12, Pembroke District, Dundrum, Dublin 16',
		phone: '+353 1 555 0106',
		coordinates: [-6.2427, 53.2871],
		hours: [...days(1, 3, '11:00', '21:00'), ...days(4, 6, '11:00', '22:00'), ...days(7, 7, '11:00', '20:00')],
		description: 'Upstairs, past the shops that you will say you did not visit.',
		stock: { 802: 12 },
	},
	{
		...USUAL,
		id: 7,
		title: 'Big Dill Howth',
		slug: 'howth',
		address: '3 West Pier, Howth, Co. Dublin',
		phone: '+353 1 555 0107',
		coordinates: [-6.0697, 53.3891],
		hours: AROUND_THE_CLOCK,
		description: 'By the boats. A small room with a big view, so we serve those who sit in it.',
		kitchen: 'dine_in_only',
		ready: [15, 20],
	},
	{
		...USUAL,
		id: 8,
		title: 'Little Gherkin Heuston',
		slug: 'heuston',
		company: CHICKEN_COMPANY,
		address: 'Heuston Station, St John’s Road West, Dublin 8',
		phone: '+353 1 555 0108',
		coordinates: [-6.2925, 53.3464],
		hours: [...days(1, 5, '06:30', '22:30'), ...days(6, 6, '08:00', '22:30'), ...days(7, 7, '09:00', '21:30')],
		description: 'Chicken at platform level. Faster than the 17:05.',
		ready: [5, 8],
		slotCapacity: 20,
	},
	{
		...USUAL,
		id: 9,
		title: 'Little Gherkin Connolly',
		slug: 'connolly',
		company: CHICKEN_COMPANY,
		address: 'Connolly Station, Amiens Street, Dublin 1',
		phone: '+353 1 555 0109',
		coordinates: [-6.2497, 53.3531],
		hours: AROUND_THE_CLOCK,
		description: 'A counter, a fryer and a clock that is always right.',
		ready: [5, 8],
		slotCapacity: null,
		soldOut: [2010],
	},
]
