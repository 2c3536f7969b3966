import type { Translations } from '../translations.ts'

/** What pages say of themselves: titles, and descriptions for search engines. */
export const pages = {
	'Change your password': 'Passwort ändern',
	'Signing you in': 'Du wirst angemeldet',
	'Create your account': 'Konto anlegen',
	'Reset your password': 'Passwort zurücksetzen',
	'Verify your email address': 'E-Mail-Adresse bestätigen',
	'News: {tag}': 'Neues: {tag}',
	'{title}, page {page}': '{title}, Seite {page}',
	'What is new on the grill: dishes, branches, people, and a good deal about pickles.':
		'Was es Neues vom Grill gibt: Gerichte, Filialen, Menschen und ziemlich viel über Gurken.',
	'{branch}, {address}: opening hours, the way there, and what people order. Order online and pick it up.':
		'{branch}, {address}: Öffnungszeiten, der Weg dorthin und was dort gern bestellt wird. Online bestellen und abholen.',
	'Every {name} branch: where it is, when it is open, and how soon your order is ready.':
		'Alle Filialen von {name}: wo sie sind, wann sie offen haben und wie schnell deine Bestellung fertig ist.',
	'Come cook with us': 'Koch mit uns',
	'Openings in our kitchens and behind our counters, and how to apply.':
		'Offene Stellen in unseren Küchen und hinter unseren Tresen, und wie du dich bewirbst.',
	'Call a branch, write to us, or come by: numbers, addresses and the way there.':
		'Ruf eine Filiale an, schreib uns oder komm vorbei: Nummern, Adressen und der Weg dorthin.',
	'{title} of {name}, revision {revision}: what holds when you visit us or order from us.':
		'{title} von {name}, Fassung {revision}: was gilt, wenn du uns besuchst oder bei uns bestellst.',
	'Pick a {name} branch and build your burger.': 'Wähl eine Filiale von {name} und bau deinen Burger.',
	'Pick a branch': 'Wähl eine Filiale',
	'Everything that {name} makes, with prices, energy and allergens. Pick what you like, then who cooks it.':
		'Alles, was {name} macht, mit Preisen, Nährwerten und Allergenen. Such dir aus, was du magst, und dann, wer es kocht.',
	Logger: 'Logger',
	'System status': 'Systemstatus',
	'Coupon Test': 'Gutschein-Test',
	'Notifications Test': 'Benach\u00adrichtigungs-Test',
	'Phone Input Test': 'Telefon-Test',
	'Push Test': 'Push-Test',
	'Branches Websocket Test': 'Filialen-Websocket-Test',
} as const satisfies Translations
