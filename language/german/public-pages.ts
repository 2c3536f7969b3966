import type { Translations } from '../translations.ts'

/**
 * The home page, the news, texts that bind, drafts, and what pages tell search engines and those to whom they are
 * shared.
 */
export const publicPages = {
	'A double burger with bacon, tomato and plenty of pickles':
		'Ein doppelter Burger mit Bacon, Tomate und jeder Menge Gurken',
	'Your branch': 'Deine Filiale',
	'Nearest to you': 'Ganz in deiner Nähe',
	'Ready when you are': 'Bereit, wenn du es bist',
	'Smashed to order': 'Frisch gesmasht',
	'Pickled in-house': 'Selbst eingelegt',
	'Buns baked at dawn': 'Buns vom frühen Morgen',
	'No heat lamps': 'Keine Wärmelampen',
	'Ready in minutes': 'Fertig in Minuten',
	'The ones people come back for': 'Deshalb kommen alle wieder',
	'Whole menu': 'Ganze Karte',
	'Pick your counter': 'Wähl deinen Tresen',
	'All {count} branches': 'Alle {count} Filialen',
	'Why us': 'Warum wir',
	'Smashed when you order. Not before.': 'Gesmasht, wenn du bestellst. Nicht vorher.',
	'Two thin patties, pressed hard on a very hot griddle the moment you pay. Crisp edges, no heat lamps.':
		'Zwei dünne Patties, kräftig auf die sehr heiße Platte gedrückt, sobald du bezahlst. Knuspriger Rand, keine Wärmelampen.',
	'We pickle our own.': 'Wir legen selbst ein.',
	'Eleven days in our own brine. You can leave them out, but we will notice.':
		'Elf Tage in unserem eigenen Sud. Du kannst sie weglassen, aber wir merken es.',
	'Watch it get ready.': 'Sieh zu, wie es fertig wird.',
	Paid: 'Bezahlt',
	'On the griddle': 'Auf der Platte',
	'Ready for you': 'Fertig für dich',
	'Follow your order live, and walk in when it is hot.':
		'Verfolge deine Bestellung live und komm herein, wenn sie heiß ist.',

	'Fresh news': 'Frisch vom Grill',
	'RSS feed': 'RSS-Feed',
	'Nothing in the pan yet': 'Noch nichts in der Pfanne',
	'Our first story is still being written.': 'Unsere erste Geschichte wird noch geschrieben.',
	'Pages of the news': 'Seiten der Neuigkeiten',
	'Page {number}': 'Seite {number}',
	'Hot off the griddle': 'Heiß von der Platte',
	'All news': 'Alle Neuigkeiten',
	'Search the news': 'Neuigkeiten durchsuchen',
	'No post speaks of “{search}”.': 'Kein Beitrag spricht von „{search}“.',
	'{count} posts speak of “{search}”': {
		one: '{count} Beitrag spricht von „{search}“',
		other: '{count} Beiträge sprechen von „{search}“',
	},
	'More posts': 'Mehr Beiträge',
	'The news could not be searched. Please check your connection and try again.':
		'Die Neuigkeiten konnten nicht durchsucht werden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
	'More news': 'Mehr Neuigkeiten',
	'Link copied': 'Link kopiert',
	'Copy this link': 'Kopier diesen Link',
	Tags: 'Themen',
	'Revision {revision}, valid from {date}': 'Fassung {revision}, gültig ab {date}',
	'Draft. Only you see this page, as it is in the Studio.':
		'Entwurf. Nur du siehst diese Seite, so wie sie im Studio steht.',
	'This page is not available at the moment.': 'Diese Seite ist gerade nicht verfügbar.',
	'This page is gone: {path}': 'Diese Seite gibt es nicht mehr: {path}',
	'This preview is for another page.': 'Diese Vorschau gehört zu einer anderen Seite.',
	'This preview has run out. Open it again from the Studio.':
		'Diese Vorschau ist abgelaufen. Öffne sie noch mal aus dem Studio.',
	'This preview is not available at the moment.': 'Diese Vorschau ist gerade nicht verfügbar.',

	'Every burger, side and shake, with what is in it.': 'Jeder Burger, jede Beilage, jeder Shake, und was drin ist.',
	'Where we are and when we are open.': 'Wo wir sind und wann wir offen haben.',
	'What is new on the grill.': 'Was es Neues vom Grill gibt.',
	'Come and work with us.': 'Komm und arbeite mit uns.',
	'Call a branch, write to us, or come by.': 'Ruf eine Filiale an, schreib uns oder komm vorbei.',
	'We are hiring': 'Wir stellen ein',
	'We are hiring · {branch}': 'Wir stellen ein · {branch}',
	'From {price}': 'Ab {price}',
	'{branch} menu': 'Speisekarte {branch}',
	'The nearest branch and its best sellers': 'Die nächste Filiale und was dort am liebsten gegessen wird',
	'A burger, built to taste': 'Ein Burger, ganz nach Geschmack',
	'The menu with the basket beside it': 'Die Karte mit dem Warenkorb daneben',
	Order: 'Bestellen',
	'Pick a branch and build your burger.': 'Wähl eine Filiale und bau deinen Burger.',
	'See how far your orders are.': 'Sieh nach, wie weit deine Bestellungen sind.',
	'Opening hours and the way.': 'Öffnungszeiten und Weg.',
} as const satisfies Translations
