import { contentImageId } from '../image-id.ts'

export const AUTHORS = [
	{
		id: 1,
		slug: 'nora-brine',
		name: 'Nora Brine',
		role: 'Founder, keeper of the jar',
		bio: 'Opened the first grill with eleven stools and one recipe. Still tastes every barrel, and still argues with it.',
		picture: contentImageId('nora'),
	},
	{
		id: 2,
		slug: 'sam-okafor',
		name: 'Sam Okafor',
		role: 'Head of kitchens',
		bio: 'Smashes, flips, worries about onions. Has opinions on buns and will share them.',
		picture: contentImageId('sam'),
	},
	{
		id: 3,
		slug: 'aoife-doyle',
		name: 'Aoife Doyle',
		role: 'Looks after the branches',
		bio: 'Knows every door, every queue and every gull by name. Writes on the last train home.',
		picture: contentImageId('aoife'),
	},
]

export const TAGS = [
	{ id: 1, slug: 'kitchen', name: 'Kitchen' },
	{ id: 2, slug: 'pickles', name: 'Pickles' },
	{ id: 3, slug: 'branches', name: 'Branches' },
	{ id: 4, slug: 'menu', name: 'Menu' },
	{ id: 5, slug: 'people', name: 'People' },
	{ id: 6, slug: 'planet', name: 'Planet' },
]

/** The quick links of the specification's section 2, Footer. */
export const MENU_LINKS = [
	{ id: 1, label: 'ABOUT', url: '/about', sort: 1 },
	{ id: 2, label: 'BRANCHES', url: '/branches', sort: 2 },
	{ id: 3, label: 'CONTACTS', url: '/contacts', sort: 3 },
]

/** Languages beside English that pages can be translated into. */
export const LANGUAGES = [{ code: 'de', name: 'Deutsch', direction: 'ltr' }]
