import type { Translations } from '../translations.ts'

/** Orders on their way, and those that were. */
export const tracking = {
	'<hidden>Order </hidden>{reference}': '<hidden>Bestellung </hidden>{reference}',
	'Ready at about {time}.': 'Fertig gegen {time}.',
	'It takes longer than we said': 'Es dauert länger als gesagt',
	'Planned for {time}': 'Geplant für {time}',
	'Call the branch': 'Filiale anrufen',
	'Pay now': 'Jetzt bezahlen',
	'How it goes': 'So läuft’s',
	'Where it was': 'Hier war’s',
	Live: 'Live',
	'Every few seconds': 'Alle paar Sekunden',
	'No connection': 'Keine Verbindung',
	Call: 'Anrufen',
	'The kitchen does not answer. Try again in a moment.': 'Die Küche antwortet nicht. Versuch es gleich noch mal.',

	// How far it is.
	'Waiting for your payment': 'Wir warten auf deine Zahlung',
	'The kitchen starts as soon as your order is paid.': 'Die Küche legt los, sobald deine Bestellung bezahlt ist.',
	'Waiting for payment': 'Wartet auf Zahlung',
	'We have your order': 'Deine Bestellung ist da',
	'Paid and in. The kitchen reads it next.': 'Bezahlt und angekommen. Gleich liest sie die Küche.',
	'Order confirmed': 'Bestellung bestätigt',
	'The kitchen said yes': 'Die Küche sagt Ja',
	'You are next in line for the grill.': 'Du bist als Nächstes am Grill dran.',
	'Order accepted': 'Bestellung angenommen',
	'On the grill': 'Auf dem Grill',
	'Your food is being made right now.': 'Dein Essen wird gerade gemacht.',
	'Come and get it!': 'Komm und hol’s dir!',
	'Your order is ready. Say your reference at the counter.':
		'Deine Bestellung ist fertig. Nenn am Tresen deine Bestellnummer.',
	'Ready!': 'Fertig!',
	'Enjoy every bite': 'Lass es dir schmecken',
	'You have collected this order. See you soon!': 'Du hast diese Bestellung abgeholt. Bis bald!',
	Collected: 'Abgeholt',
	'Order cancelled': 'Bestellung storniert',
	Cancelled: 'Storniert',
	'This order ran out of time': 'Diese Bestellung ist abgelaufen',
	'It was not paid in time. Nothing was charged.': 'Sie wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
	'Your bank could not take our refund. The money is still yours: write to us, and we pay it in another way.':
		'Deine Bank konnte unsere Rückzahlung nicht annehmen. Das Geld gehört weiter dir: Schreib uns, dann zahlen wir es auf einem anderen Weg aus.',
	'Refund failed': 'Rückzahlung gescheitert',
	'Your money is on its way back to your card. Banks take up to five days.':
		'Dein Geld ist auf dem Weg zurück auf deine Karte. Banken brauchen bis zu fünf Tage.',
	'We are sending your money back to your card.': 'Wir schicken dein Geld zurück auf deine Karte.',
	Refunded: 'Erstattet',
	Confirmed: 'Bestätigt',
	'Accepted by the kitchen': 'Von der Küche angenommen',
	'Ready to collect': 'Abholbereit',
	'{step}<hidden>, done</hidden>': '{step}<hidden>, erledigt</hidden>',
	'{step}<hidden>, still to come</hidden>': '{step}<hidden>, kommt noch</hidden>',
	'{step}<hidden>, now</hidden>': '{step}<hidden>, jetzt</hidden>',

	// Cancelling.
	'Cancel order': 'Bestellung stornieren',
	'Cancel this order?': 'Diese Bestellung stornieren?',
	'Yes, cancel it': 'Ja, stornieren',
	'Keep my order': 'Bestellung behalten',
	'The kitchen has not started yet. You get all of your money back.':
		'Die Küche hat noch nicht angefangen. Du bekommst dein ganzes Geld zurück.',
	'Nothing has been charged for it.': 'Dafür wurde nichts abgebucht.',
	'Too late to cancel': 'Zu spät zum Stornieren',
	'The kitchen was faster. Call the branch if something is wrong.':
		'Die Küche war schneller. Ruf die Filiale an, wenn etwas nicht stimmt.',
	'Not cancelled': 'Nicht storniert',
	'Sign in to change this order': 'Zum Ändern anmelden',
	'Change this order': 'Diese Bestellung ändern',
	'This order was placed in another browser: to change it here, enter the code that we mail to its address.':
		'Diese Bestellung wurde in einem anderen Browser aufgegeben: Um sie hier zu ändern, gib den Code ein, den wir an ihre E-Mail-Adresse schicken.',
	'This order was placed in another browser: to change it here, call the branch.':
		'Diese Bestellung wurde in einem anderen Browser aufgegeben: Um sie hier zu ändern, ruf die Filiale an.',
	'Send the code': 'Code senden',
	'Send another code': 'Neuen Code senden',
	'I have a code': 'Ich habe einen Code',
	'Confirm the code': 'Code bestätigen',
	'The code is on its way to the order’s email address.':
		'Der Code ist an die E-Mail-Adresse der Bestellung unterwegs.',
	'No code was mailed: this order can no longer be changed here.':
		'Es wurde kein Code verschickt: Diese Bestellung lässt sich hier nicht mehr ändern.',
	'No code was mailed, because several were asked for. The last one still works; ask again in {count} minutes.': {
		one: 'Es wurde kein Code verschickt, weil schon mehrere angefordert wurden. Der letzte gilt noch; in einer Minute kannst du wieder fragen.',
		other:
			'Es wurde kein Code verschickt, weil schon mehrere angefordert wurden. Der letzte gilt noch; in {count} Minuten kannst du wieder fragen.',
	},
	'Enter the code that we mailed to the order’s address.':
		'Gib den Code ein, den wir an die Adresse der Bestellung geschickt haben.',
	'It works once, for {minutes} minutes.': 'Er gilt einmal, {minutes} Minuten lang.',
	'No mail after a minute? Look among the spam, or call the branch.':
		'Nach einer Minute keine E-Mail? Sieh im Spam nach oder ruf die Filiale an.',
	'Enter the six digits of the code.': 'Gib die sechs Ziffern des Codes ein.',
	'This code is not right, or it no longer works. Check the mail, or send another code.':
		'Dieser Code stimmt nicht oder gilt nicht mehr. Sieh in der E-Mail nach oder lass dir einen neuen senden.',
	'You can change this order here now.': 'Du kannst diese Bestellung jetzt hier ändern.',
	'Enter the code that we mail to the order’s address first.':
		'Gib erst den Code ein, den wir an die Adresse der Bestellung schicken.',
	'This order belongs to another account. Sign in with that one.':
		'Diese Bestellung gehört zu einem anderen Konto. Melde dich damit an.',
	'We could not reach the kitchen. Try again in a moment.':
		'Wir konnten die Küche nicht erreichen. Versuch es gleich noch mal.',

	// What it was.
	Discount: 'Rabatt',
	'“{note}”': '„{note}“',
	'{dishes} and {count} more': { one: '{dishes} und {count} weiteres', other: '{dishes} und {count} weitere' },
	'{weekday} {day} {month}': '{weekday}, {day}. {month}',
	'{day}, {time}': '{day}, {time}',
	'{day} {month} {year}': '{day}. {month} {year}',

	// Once more.
	'Order again': 'Noch mal bestellen',
	'Nothing of this today': 'Heute nichts davon',
	'Replace my cart': 'Warenkorb ersetzen',
	'To the cart': 'Zum Warenkorb',
	'A few things are different today:': 'Ein paar Dinge sind heute anders:',
	'None of it is available today:': 'Nichts davon gibt es heute:',
	'What is in your cart now makes room for it.': 'Was jetzt in deinem Warenkorb ist, macht dafür Platz.',
	'{branch} takes no orders right now': '{branch} nimmt gerade keine Bestellungen an',
	'No menu yet': 'Noch keine Speisekarte',
	'{dish} is not on the menu any more.': '{dish} steht nicht mehr auf der Karte.',
	'{dish} is sold out today.': '{dish} ist heute ausverkauft.',
	'{dish} has new choices. Add it from the menu.':
		'Für {dish} gibt es neue Auswahlmöglichkeiten. Leg es von der Karte in den Warenkorb.',
	'{dish} is {price} now, it was {before}.': '{dish} kostet jetzt {price}, vorher {before}.',
	'{dish} comes without {choice}, which is not available.': '{dish} kommt ohne {choice}: Das gibt es gerade nicht.',

	// Settings, Orders.
	'In progress': 'Läuft gerade',
	'Earlier orders': 'Frühere Bestellungen',
	'The older orders did not arrive.': 'Die älteren Bestellungen sind nicht angekommen.',
	'Show older orders': 'Ältere Bestellungen zeigen',
	'No orders yet': 'Noch keine Bestellungen',
	'What you order while you are signed in is kept here, ready to be ordered again.':
		'Was du angemeldet bestellst, bleibt hier und lässt sich noch mal bestellen.',
	'Your orders are stuck in the kitchen': 'Deine Bestellungen hängen in der Küche fest',
	'We could not fetch them. They are safe; check your connection and try once more.':
		'Wir konnten sie nicht holen. Sie sind sicher; prüf deine Verbindung und versuch es noch mal.',
	'Loading your orders': 'Deine Bestellungen werden geladen',
	'Pay or cancel': 'Bezahlen oder stornieren',
	'Pay or cancel {reference}': 'Bezahlen oder stornieren: {reference}',
	'Follow order': 'Bestellung verfolgen',
	'Follow order {reference}': 'Bestellung verfolgen: {reference}',
	Details: 'Details',
	'Details of {reference}': 'Details zu {reference}',
} as const satisfies Translations
