import type { Job, Post } from '@app/contract/content'
import { describe, expect, test } from 'vitest'
import { makeBranch, makeMenu, makeProduct } from '../../../test/fake-cms.ts'
import { speakGerman } from '../../../test/speak-german.ts'
import { findDataProblems } from '../../../test/structured-data.ts'
import { blogPosting } from './blog-posting.server.ts'
import { BLOG, breadcrumbs } from './breadcrumbs.server.ts'
import { type Description, writeScript } from './describe-page.server.ts'
import { faqPage } from './faq-page.server.ts'
import { jobPosting } from './job-posting.server.ts'
import { branchMenu, chainMenu } from './menu.server.ts'
import { organization, webSite } from './organization.server.ts'
import { restaurant } from './restaurant.server.ts'

const SITE = 'https://burgers.example'

const post: Post = {
	id: 1,
	slug: 'pickles',
	title: 'Pickles',
	summary: 'How we make them.',
	date_created: '2026-11-01T10:00:00.000Z',
	date_updated: null,
	language: 'en',
	languages: ['en'],
	picture: null,
	author: null,
	tags: [],
	blocks: [],
}
const job: Job = {
	id: 1,
	slug: 'grill',
	title: 'Grill cook',
	summary: 'Flip & smash <b>.',
	employment_type: 'part_time',
	branch: { id: 1, slug: 'camden-street', title: 'Camden Street', address: '12 Camden Street Lower, Dublin 2' },
	place: null,
	pay_min: 15,
	pay_max: 17.5,
	pay_currency: 'EUR',
	pay_period: 'hour',
	closes_at: null,
	date_updated: null,
	language: 'en',
	languages: ['en'],
	date_created: '2026-11-01T10:00:00.000Z',
	blocks: [{ kind: 'text', id: 1, html: '<p>Evenings.</p>' }],
}

/** As a page has it: what is undefined is not there. */
const written = (thing: Description) => JSON.parse(writeScript(thing))

describe('everything that pages describe has what search engines require', () => {
	const menu = makeMenu()
	const photographed = { id: 'a', alt: '', language: 'en', width: 10, height: 10, focal_x: null, focal_y: null }
	const author = { id: 1, slug: 'mo', name: 'Mo', role: 'Cook', bio: null, picture: null }
	test.each<[string, Description]>([
		['home', organization(SITE, [{ url: 'https://social.example/bigdill' }])],
		['the site', webSite(SITE)],
		[
			'a branch',
			restaurant(SITE, makeBranch(), menu, { pictures: [`${SITE}/media/a/b`], description: 'By the boats.' }),
		],
		['the menu of the chain', chainMenu(SITE, menu, `${SITE}/shop`, 'Menu')],
		['a post', blogPosting(SITE, post, '/og/a.png')],
		['a post with an author and a picture', blogPosting(SITE, { ...post, author, picture: photographed }, '/og/a.png')],
		['a job', jobPosting(SITE, job, '/careers/grill')],
		[
			'a job of the whole chain',
			jobPosting(SITE, { ...job, branch: null, pay_min: null, pay_max: null }, '/careers/grill'),
		],
		[
			'questions',
			faqPage([{ kind: 'faq', id: 1, title: null, questions: [{ question: 'Why?', html: '<p>So.</p>' }] }])[0]!,
		],
		['the way to a page', breadcrumbs(SITE, [{ name: 'News', path: '/blog' }])],
	])('%s', (_name, thing) => {
		expect(findDataProblems(written(thing))).toEqual([])
	})

	test('and the check finds what is missing', () => {
		const { name: _, ...nameless } = written(organization(SITE, []))
		expect(findDataProblems(nameless)).toEqual([' (Organization).name is missing'])
		expect(
			findDataProblems({ '@type': 'Offer', price: '1,50', priceCurrency: 'EUR', availability: 'https://a.example' }),
		).toEqual([' (Offer).price is no price: "1,50"'])
	})
})

describe('a menu', () => {
	test('has sections in their order, with prices, nutrition and diets, and says what is sold out', () => {
		const menu = makeMenu({
			products: [
				makeProduct({ diets: ['vegan', 'halal', 'keto'], kcal: null }),
				makeProduct({ id: 2, name: 'Chips', price: 4.5, pos_categ_ids: [2], image: 'file' }),
				makeProduct({ id: 3, name: 'Elsewhere', pos_categ_ids: [3] }),
			],
			categories: [
				{ id: 2, name: 'Sides', slug: 'sides', sort: 2, description: 'Crisp.' },
				{ id: 3, name: 'Shakes', slug: 'shakes', sort: 3, description: null },
				{ id: 1, name: 'Burgers', slug: 'burgers', sort: 1, description: null },
			],
		})
		const out_of_stock = [{ odoo_products_id: { odoo_id: 2 } }]
		expect(branchMenu(SITE, menu, makeBranch({ products: [1, 2], out_of_stock }))).toMatchObject({
			hasMenuSection: [
				{
					name: 'Burgers',
					hasMenuItem: [
						{
							name: 'The Original',
							offers: { price: '10.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
							suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
						},
					],
				},
				{
					name: 'Sides',
					description: 'Crisp.',
					hasMenuItem: [
						{
							name: 'Chips',
							image: `${SITE}/media/file/product-sheet`,
							offers: { price: '4.50', availability: 'https://schema.org/SoldOut' },
							nutrition: { calories: '820 calories' },
						},
					],
				},
			],
		})
	})

	test('of a branch is its own company’s, and of the chain what any branch sells, sold out where nobody has it', () => {
		const menu = makeMenu({
			products: [
				makeProduct({ name: 'Ours' }),
				makeProduct({ id: 2, name: 'Of the others', company_id: 2 }),
				makeProduct({ id: 3, name: 'Nobody’s' }),
			],
		})
		const ours = makeBranch({ products: [1, 2], out_of_stock: [{ odoo_products_id: { odoo_id: 1 } }] })
		const others = makeBranch({ id: 2, company: { id: 2, name: 'B' }, products: [2], currency: 'GBP' })
		const itemsOf = (thing: Description) => written(thing).hasMenuSection[0].hasMenuItem
		expect(itemsOf(branchMenu(SITE, menu, ours) as Description)).toMatchObject([{ name: 'Ours' }])
		const chain = chainMenu(SITE, { ...menu, branches: [ours, others] }, `${SITE}/shop`, 'Menu')
		expect(itemsOf(chain as Description)).toMatchObject([
			{ name: 'Ours', offers: { priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' } },
			{ name: 'Of the others', offers: { priceCurrency: 'GBP', availability: 'https://schema.org/InStock' } },
		])
	})

	test('writes prices in the digits of their currency', () => {
		const menu = makeMenu({ products: [makeProduct({ price: 900 })] })
		const branch = makeBranch({ currency: 'JPY', products: [1] })
		expect(branchMenu(SITE, menu, branch)).toMatchObject({
			hasMenuSection: [{ hasMenuItem: [{ offers: { price: '900', priceCurrency: 'JPY' } }] }],
		})
	})
})

test('a page in German leads to pages in German, what is not translated to the English one', () =>
	speakGerman(() => {
		expect(breadcrumbs(SITE, [BLOG, { name: 'Gurken', path: '/de/blog/pickles' }])).toMatchObject({
			itemListElement: [
				{ item: `${SITE}/de` },
				{ name: 'Neues', item: `${SITE}/de/blog` },
				{ item: `${SITE}/de/blog/pickles` },
			],
		})
		expect(restaurant(SITE, makeBranch(), makeMenu(), { pictures: [] })).toMatchObject({
			'@id': `${SITE}/branches/camden-street#restaurant`,
			url: `${SITE}/de/branches/camden-street`,
			hasMenu: { name: 'Speisekarte Camden Street' },
		})
		const translated = { ...post, language: 'de', languages: ['en', 'de'] }
		expect(blogPosting(SITE, translated, '/og/a.png')).toMatchObject({
			url: `${SITE}/de/blog/pickles`,
			inLanguage: 'de-DE',
		})
		expect(blogPosting(SITE, post, '/og/a.png')).toMatchObject({ url: `${SITE}/blog/pickles`, inLanguage: 'en-IE' })
		expect(jobPosting(SITE, job, '/de/careers/grill')).toMatchObject({ url: `${SITE}/careers/grill` })
	}))

test('a job tells its pay, its place and how long it is open', () => {
	expect(jobPosting(SITE, { ...job, closes_at: '2026-12-24T18:00:00Z' }, '/careers/grill')).toMatchObject({
		employmentType: 'PART_TIME',
		validThrough: '2026-12-24T18:00:00Z',
		description: '<p>Flip &#38; smash &#60;b&#62;.</p>\n<p>Evenings.</p>',
		jobLocation: { address: { streetAddress: '12 Camden Street Lower, Dublin 2' } },
		baseSalary: { currency: 'EUR', value: { minValue: 15, maxValue: 17.5, unitText: 'HOUR' } },
	})
	const fixed = jobPosting(SITE, { ...job, pay_max: null }, '/careers/grill')
	expect(fixed).toMatchObject({ baseSalary: { value: { value: 15 } } })
})

test('a link to no page of the chain’s own is not called the chain’s', () => {
	const links = [
		{ url: 'https://social.example/' },
		{ url: 'https://social.example/bigdill' },
		{ url: 'not an address' },
	]
	expect(organization(SITE, links)).toMatchObject({ sameAs: ['https://social.example/bigdill'] })
	expect(organization(SITE, links.slice(0, 1))).not.toHaveProperty('sameAs')
})

test('no text of staff ends the script that it stands in', () => {
	const name = '</script><script>alert(1)</script><!-- & \u2028 \u2029'
	const script = writeScript(breadcrumbs(SITE, [{ name, path: '/' }]))
	expect(script).not.toMatch(/[<>&\u2028\u2029]/)
	expect(JSON.parse(script).itemListElement[1].name).toBe(name)
})
