import type { Translations } from '../translations.ts'

/** The cart, what an order needs beside it, and coupons. */
export const cart = {
	'Nothing in it yet. Start with a burger; the rest follows.':
		'Noch nichts drin. Fang mit einem Burger an, der Rest ergibt sich.',
	'Go to cart': 'Zum Warenkorb',
	'{count} items.': { one: '{count} Artikel.', other: '{count} Artikel.' },
	'View cart': 'Zum Warenkorb',
	'Your cart is empty': 'Dein Warenkorb ist leer',
	'No burger has ever ordered itself. We checked.':
		'Noch nie hat sich ein Burger selbst bestellt. Wir haben nachgesehen.',

	'Pickup from {branch}, {address}': 'Abholung bei {branch}, {address}',
	Items: 'Artikel',
	'Add something else': 'Noch etwas dazu',
	When: 'Wann',
	'Who is it for': 'Für wen',
	Checkout: 'Zur Kasse',
	'Paying comes next. We check every price once more before.':
		'Bezahlt wird im nächsten Schritt. Vorher prüfen wir noch mal jeden Preis.',
	'Edit {item}': '{item} ändern',
	'Remove {item}': '{item} entfernen',
	'{item} removed': '{item} entfernt',
	'Coupon {code}': 'Gutschein {code}',

	Pickup: 'Abholung',
	'As soon as it is ready': 'So bald wie möglich',
	'in about {time}': 'in etwa {time}',
	'At a time I choose': 'Zu meiner Wunschzeit',
	'today or in the next days': 'heute oder in den nächsten Tagen',
	Day: 'Tag',
	Time: 'Uhrzeit',
	'Loading times': 'Zeiten werden geladen',
	'The times could not be loaded. <again>Try again</again>':
		'Die Zeiten konnten nicht geladen werden. <again>Nochmal versuchen</again>',
	'No time is free on this day. Try another one.':
		'An diesem Tag ist keine Zeit mehr frei. Versuch es mit einem anderen.',
	'Please choose a time.': 'Bitte wähle eine Uhrzeit.',
	'Pickup on {day} at {time}.': 'Abholung am {day} um {time}.',
	'{day}, {time} is over. Please choose another time.': '{day}, {time} ist vorbei. Bitte wähle eine andere Zeit.',
	'{day}, {time} is not free any more. Please choose another time.':
		'{day}, {time} ist nicht mehr frei. Bitte wähle eine andere Zeit.',
	'Not everything you chose is available right now. Please check your choices.':
		'Nicht alles, was du gewählt hast, gibt es gerade. Bitte prüfe deine Auswahl.',

	'Please check your first name.': 'Bitte prüfe deinen Vornamen.',
	'Please check your last name.': 'Bitte prüfe deinen Nachnamen.',
	'The kitchen could not be reached. Check your connection and press Checkout again: you will not be charged twice.':
		'Die Küche ist nicht zu erreichen. Prüfe deine Verbindung und drück noch mal auf „Zur Kasse“: Du zahlst nicht zweimal.',
	'That was a lot of tries. Wait a minute, then press Checkout again.':
		'Das waren viele Versuche. Warte eine Minute und drück dann noch mal auf „Zur Kasse“.',
	'You have several unpaid orders. Pay or cancel one of them, or wait until they run out.':
		'Du hast mehrere unbezahlte Bestellungen. Bezahl oder storniere eine davon, oder warte, bis sie ablaufen.',
	'Something got mixed up. Please press Checkout again.':
		'Da ist etwas durcheinandergeraten. Bitte drück noch mal auf „Zur Kasse“.',
	'The kitchen is not taking orders this minute. Nothing was charged; please try again.':
		'Die Küche nimmt in diesem Moment keine Bestellungen an. Es wurde nichts abgebucht; bitte versuch es noch mal.',
	'The kitchen is not taking orders this minute. Nothing was charged; please try again. Reference for support: {id}':
		'Die Küche nimmt in diesem Moment keine Bestellungen an. Es wurde nichts abgebucht; bitte versuch es noch mal. Kennung für die Hilfe: {id}',
	'Your order is paid': 'Deine Bestellung ist bezahlt',
	'Your last order is paid already': 'Deine letzte Bestellung ist schon bezahlt',
	'Order {reference}. Check out again if you want what is in your cart as well.':
		'Bestellung {reference}. Geh noch einmal zur Kasse, wenn du den Inhalt deines Warenkorbs zusätzlich möchtest.',

	'Something changed': 'Etwas hat sich geändert',
	'Since you filled your cart, the kitchen has moved on. Nothing was ordered or charged.':
		'Seit du den Warenkorb gefüllt hast, ging es in der Küche weiter. Es wurde nichts bestellt und nichts abgebucht.',
	'New total': 'Neue Summe',
	'Got it': 'Verstanden',
	'Choose another time': 'Andere Zeit wählen',
	'Update my cart': 'Warenkorb anpassen',
	'{choice} is not available for {dish}. Please choose again.':
		'{choice} gibt es für {dish} gerade nicht. Bitte wähle noch einmal.',
	'{dish} is not available as you chose it. Please choose again.':
		'{dish} gibt es gerade nicht so, wie du es gewählt hast. Bitte wähle noch einmal.',
	'{choice} is not available right now.': '{choice} gibt es gerade nicht.',
	'It costs {price} now, it was {before}.': 'Kostet jetzt {price} statt {before}.',
	'Leave it out': 'Weglassen',
	'Choose again': 'Noch einmal wählen',
	'Take the new price': 'Neuen Preis übernehmen',
	'Take it out': 'Herausnehmen',
	'Cart updated': 'Warenkorb angepasst',
	'{code} now takes off another amount.': '{code} zieht jetzt einen anderen Betrag ab.',

	'Got a coupon?': 'Hast du einen Gutschein?',
	'Your cart waits here for you.': 'Dein Warenkorb wartet hier auf dich.',
	'Sign in<more> to use a coupon</more>': 'Anmelden<more>, um einen Gutschein einzulösen</more>',
	'Remove coupon {code}': 'Gutschein {code} entfernen',
	'Coupon code': 'Gutscheincode',
	Apply: 'Einlösen',
	' with {code}': ' mit {code}',
	'Enter a coupon code.': 'Gib einen Gutscheincode ein.',
	'Coupon {code} applied': 'Gutschein {code} eingelöst',
	'Coupon removed': 'Gutschein entfernt',
	'The code could not be checked. Please try again.':
		'Der Code konnte nicht geprüft werden. Bitte versuch es noch mal.',
	'That was a lot of codes. Wait a minute and try again.':
		'Das waren viele Codes. Warte eine Minute und versuch es dann noch mal.',

	'One coupon goes with one order. The kitchen checks it when you pay.':
		'Für jede Bestellung gilt ein Gutschein. Die Küche prüft ihn, wenn du bezahlst.',
	'Your coupons could not be read. They are still yours.':
		'Deine Gutscheine konnten nicht gelesen werden. Sie gehören dir weiterhin.',
	'No coupons right now': 'Gerade keine Gutscheine',
	'They come with birthdays, slow Tuesdays and our good mood. Have a code? Type it in your cart.':
		'Sie kommen mit Geburtstagen, ruhigen Dienstagen und unserer guten Laune. Hast du einen Code? Gib ihn im Warenkorb ein.',
	'Ready to use': 'Einlösbar',
	'Loading your coupons': 'Deine Gutscheine werden geladen',
	'Coupon {code} goes with your next order': 'Gutschein {code} gilt für deine nächste Bestellung',
	'In your cart': 'Im Warenkorb',
	'Use it': 'Einlösen',
	' with the code {code}': ' mit dem Code {code}',
} as const satisfies Translations
