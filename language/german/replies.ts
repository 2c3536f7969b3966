import type { Translations } from '../translations.ts'

/** Sentences of the shop's API and of Directus that come finished, and are passed on to the customer as they are. */
export const replies = {
	// Any call
	'Something went wrong on our side. Please try again.': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch mal.',
	'Too busy right now. Please try again.': 'Gerade ist zu viel los. Bitte versuch es noch mal.',
	'The kitchen is busy. Please try again in a moment.': 'In der Küche ist viel los. Bitte versuch es gleich noch mal.',
	'This is not available right now. Please try again.': 'Das geht gerade nicht. Bitte versuch es noch mal.',
	'Please sign in.': 'Bitte melde dich an.',
	'The request could not be read.': 'Die Anfrage war nicht lesbar.',
	'The request is too large.': 'Die Anfrage ist zu groß.',
	'The form is too large.': 'Das Formular ist zu groß.',
	'The stamp is not valid.': 'Das Formular ist ungültig. Bitte lade die Seite neu.',
	'The stamp is too old.': 'Das Formular ist zu alt. Bitte lade die Seite neu.',
	"You don't have permission to use this route.": 'Das darfst du nicht.',
	"You don't have permission to change this.": 'Das darfst du nicht ändern.',
	"You don't have permission to change this account.": 'Dieses Konto darfst du nicht ändern.',

	// What is asked for and not there
	'The account was not found.': 'Das Konto wurde nicht gefunden.',
	'The branch was not found.': 'Die Filiale wurde nicht gefunden.',
	'The branch of the order was not found.': 'Die Filiale der Bestellung wurde nicht gefunden.',
	'The job was not found.': 'Die Stelle wurde nicht gefunden.',
	'The order was not found.': 'Die Bestellung wurde nicht gefunden.',
	'The payment was not found.': 'Die Zahlung wurde nicht gefunden.',
	'The payment provider was not found.': 'Der Zahlungsanbieter wurde nicht gefunden.',
	'The saved card was not found.': 'Die gespeicherte Karte wurde nicht gefunden.',
	'The subscription was not found.': 'Das Abo wurde nicht gefunden.',
	'This address was not found.': 'Diese Adresse wurde nicht gefunden.',

	// Orders
	'{branch} is closed at the moment.': '{branch} hat gerade geschlossen.',
	'{branch} is not taking online orders right now.': '{branch} nimmt gerade keine Online-Bestellungen an.',
	'Please choose a time to pick up your order.': 'Bitte wähle eine Abholzeit für deine Bestellung.',
	'This pickup time is not available any more.': 'Diese Abholzeit gibt es nicht mehr.',
	'This pickup time is fully booked.': 'Diese Abholzeit ist ausgebucht.',
	'This order has already ended.': 'Diese Bestellung ist schon beendet.',
	'The kitchen has already accepted this order.': 'Die Küche hat diese Bestellung schon angenommen.',
	'Too many open pages follow orders from here.': 'Zu viele offene Seiten verfolgen von hier aus Bestellungen.',

	// Payments
	'This order has already been paid.': 'Diese Bestellung ist schon bezahlt.',
	'This order can no longer be paid.': 'Diese Bestellung kann nicht mehr bezahlt werden.',
	'You can keep {count} cards. Remove one to add another.':
		'Du kannst {count} Karten speichern. Entferne eine, um eine andere hinzuzufügen.',
	'This card has not been confirmed.': 'Diese Karte wurde nicht bestätigt.',

	// Accounts and letters
	'Invalid user credentials.': 'Die Zugangsdaten sind falsch.',
	'Invalid email address format.': 'Das ist keine gültige E-Mail-Adresse.',
	'This account has been suspended.': 'Dieses Konto wurde gesperrt.',
	'Please sign in again first.': 'Bitte melde dich zuerst noch mal an.',
	'Please verify your email address before signing in.':
		'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest.',
	'Current password is incorrect, or was checked too long ago.':
		'Das aktuelle Passwort ist falsch oder wurde vor zu langer Zeit geprüft.',
	'The reset link is invalid or has been used.': 'Der Link zum Zurücksetzen ist ungültig oder wurde schon benutzt.',
	'The picture must be at most {count} MB.': 'Das Bild darf höchstens {count}\u00a0MB groß sein.',
	'The document must be at most {count} MB.': 'Das Dokument darf höchstens {count}\u00a0MB groß sein.',
} as const satisfies Translations
