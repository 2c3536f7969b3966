import type { LegalBlock } from '@app/contract/legal'

export interface LegalPageSeed {
	id: number
	slug: string
	title: string
	revision: string
	/** ISO 8601. */
	valid_from: string
	blocks: LegalBlock[]
}

const heading = (text: string): LegalBlock => ({ kind: 'heading', text })
const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })
const list = (...points: string[]): LegalBlock => ({ kind: 'list', text: points.join('\n') })

const PRIVACY = [
	paragraph(
		'This page says what we keep when you order with us, why, where it is kept and for how long. The short version: what your order needs, nothing for sale, and nothing of anybody else’s on this site before you say yes.',
	),
	heading('Who is responsible'),
	paragraph(
		'Big Dill Burgers Ltd and Little Gherkin Chicken Ltd, Dublin. You reach us through the contacts page. You can also complain to the Data Protection Commission.',
	),
	heading('When you order'),
	paragraph(
		'Your first and last name, your email address and phone number, what you ordered, when and where you collect it, and whether it is paid. We need this to make your order and to tell you about it (performance of a contract), and we keep the receipt for as long as tax law asks, which is six years.',
	),
	paragraph('Card details go to the payment provider only. We see the brand, the last four digits and the result.'),
	heading('When you have an account'),
	paragraph(
		'Your name, email address, phone number, language and picture, your orders and coupons, and saved cards as tokens of the payment provider. Deleting your account in the settings takes all of it away at once; receipts stay without your name.',
	),
	heading('Against misuse'),
	paragraph(
		'With orders, sign-ins and notification subscriptions we note the kind of device and a shortened trace of its network address, for at most 90 days, so that stolen cards and accounts do not pay for anybody’s dinner (legitimate interest).',
	),
	paragraph(
		'Our system notes who signed in or changed an order or an account, from which network address and with what browser. It keeps these notes for at most 90 days, like its log of requests and what the payment provider reports to us about payments (legitimate interest).',
	),
	heading('Cookies and what is stored in your browser'),
	paragraph('Necessary, without a question, because the shop does not work without them:'),
	list(
		'big-dill-consent: your answer to the cookie question, 182 days.',
		'auth_access_token, auth_refresh_token, directus_token_expired_at, and directus_auth in the local storage: that you are signed in, 24 hours, and gone when you sign out.',
		'cart-state, cart-id, cart-notice, kept-cart, pickup, order-attempt: your basket, until you order or empty it.',
		'payment-state, payment-slug, payment-step, payment-unresolved: a payment under way, so that nothing is charged twice, until it is over.',
		'recent-orders: the pickup passes of your orders on this device, until you clear them.',
		'order-proofs: that this browser may change the last ten orders that you placed or unlocked in it as a guest, until you clear them.',
		'theme, loader-message, and the notes of the diagnostics page: how the shop looks here, and what went wrong in this tab.',
	),
	paragraph('Analytics, only if you accept it:'),
	list(
		'_ga, _ga_…, _gid: Google Analytics, where this shop uses it, up to 14 months. We clear them as soon as you change your mind.',
		'Umami, our own statistics: no cookie and nothing stored in your browser.',
		'measured-orders in the local storage: the references of your last orders, so that each is counted once.',
		'Recordings of how menu pages are used, where this shop makes them: no text of yours, no form, no card, no order and no account page is ever in them. We keep them for 30 days.',
	),
	paragraph('Ads, only if you accept it: Google may then link your visit with an advertisement that led you here.'),
	paragraph(
		'You can change your mind at any time: Cookie preferences, at the bottom of every page. We ask again after 182 days, and when we use something new.',
	),
	heading('When you chat with us'),
	paragraph(
		'The chat is for signed-in customers and is loaded when you open it, because you asked for it. It receives your name, email address, account number, role and status, and what you write. Signing out takes the conversation off your device.',
	),
	heading('The newsletter'),
	paragraph(
		'Only if you ask for it, and only after you have confirmed your address with the link that we mail to it. We keep your address, when you asked and confirmed, and the words that you agreed to, as the proof of your consent. Every mail has a link that ends it with one click: then all of it is erased. An address that nobody confirms is erased after seven days.',
	),
	heading('When you write to us'),
	paragraph(
		'Your name, email address and message, and the order or branch that you name. They are stored and mailed to our office so that somebody can answer you (legitimate interest, or your order), and erased after twelve months; what looks like spam after 30 days. Against floods of messages we count how many an address of the network sends within a minute, and keep nothing of that.',
	),
	heading('When you apply for a job'),
	paragraph(
		'Your name, email address, phone number if you give one, your letter and your document. Only the people who hire see them (steps before a contract). We erase all of it six months after it came, or earlier if you ask us to.',
	),
	heading('Your rights'),
	list(
		'See what we have about you, and have it corrected.',
		'Have it deleted, or used less.',
		'Take it with you.',
		'Object, and take back a consent; what happened before stays lawful.',
	),
]

const TERMS = [
	paragraph('These terms hold for what you order here for pickup at one of our branches.'),
	heading('Ordering'),
	paragraph(
		'What is in your basket is an offer from you. We accept it when your payment has gone through and the branch confirms your order. If the kitchen cannot make it, we tell you and pay you back in full.',
	),
	heading('Prices and payment'),
	paragraph(
		'Prices include VAT. We check every price and what is in stock once more before you pay; if anything has changed, you decide again. An order that is not paid within 30 minutes ends by itself, and nothing is charged.',
	),
	heading('Pickup'),
	paragraph(
		'The ready time is an honest estimate. Show your reference or its code at the counter. Food that nobody collects by closing time is thrown away for safety, and is not paid back.',
	),
	heading('Changing your mind'),
	paragraph(
		'You can cancel on your order’s page until the kitchen says yes to it. After that it is being made for you: the law knows no right of withdrawal for food that is made to order and does not keep.',
	),
	heading('Allergens'),
	paragraph(
		'Allergens are listed with every dish and choice. Our kitchens handle gluten, milk, eggs, soy, mustard and sesame; we cannot promise that no trace of them is in a dish without. If an allergy is serious, please call the branch first.',
	),
	heading('Coupons'),
	paragraph(
		'One coupon for each order, while it lasts and as its text says. Coupons are worth no cash and cannot be combined.',
	),
	heading('If something is wrong'),
	paragraph(
		'Tell the branch, or us through the contacts page, with your order’s reference. Your rights by law stay as they are. Irish law applies.',
	),
]

/** Addresses that the footer, the cookie banner and the sign-up lead to. */
export const LEGAL_PAGES: LegalPageSeed[] = [
	{
		id: 1,
		slug: 'privacy',
		title: 'Privacy policy',
		revision: '1.0',
		valid_from: '2026-01-01T00:00:00Z',
		blocks: PRIVACY,
	},
	{ id: 2, slug: 'terms', title: 'Terms', revision: '1.0', valid_from: '2026-01-01T00:00:00Z', blocks: TERMS },
]
