import type { Translations } from './translations.ts'

/** Mails and push messages in German, with "du". Said by the server alone. */
export const germanMails = {
	// Around every mail
	'Questions?': 'Fragen?',

	// Orders
	'Your receipt for order {reference}': 'Dein Beleg für Bestellung {reference}',
	'Thank you': 'Danke',
	'We have your order {reference}, and it is paid.': 'Wir haben deine Bestellung {reference}, und sie ist bezahlt.',
	'{branch} has it ready {time}.': '{branch} hat sie {time} fertig.',
	'as soon as possible': 'so bald wie möglich',
	'on {day}, at {time}': 'am {day}, um {time}\u00a0Uhr',
	'on {day}, between {from} and {to}': 'am {day}, zwischen {from} und {to}\u00a0Uhr',
	'The kitchen has accepted order {reference}': 'Die Küche hat Bestellung {reference} angenommen',
	'The kitchen has your order': 'Die Küche hat deine Bestellung',
	'Order {reference} is ready': 'Bestellung {reference} ist fertig',
	'It is ready': 'Fertig',
	'Come and get it: say {reference} at the counter of {branch}.':
		'Hol sie dir: Sag am Tresen von {branch} einfach {reference}.',
	'Order {reference} was cancelled': 'Bestellung {reference} wurde storniert',
	'Your order was cancelled': 'Deine Bestellung wurde storniert',
	'You have cancelled order {reference}.': 'Du hast Bestellung {reference} storniert.',
	'We are sorry: {branch} has had to cancel order {reference}.':
		'Es tut uns leid: {branch} musste Bestellung {reference} stornieren.',
	'It had not been paid, so nothing was charged.': 'Sie war noch nicht bezahlt, also wurde nichts abgebucht.',
	'You can use the coupon {code} again.': 'Den Gutschein {code} kannst du wieder einlösen.',
	'There was nothing to pay, so nothing goes back.': 'Es war nichts zu bezahlen, also geht auch nichts zurück.',
	'We are giving you back all of it: {amount}, to the card that you paid with. Banks take up to five days.':
		'Du bekommst alles zurück: {amount}, auf die Karte, mit der du bezahlt hast. Bei Banken dauert das bis zu fünf Tage.',
	'Your payment for order {reference} goes back': 'Deine Zahlung für Bestellung {reference} geht zurück',
	'Your payment goes back to you': 'Deine Zahlung geht an dich zurück',
	'We are giving all of it back, to the card that you paid with. Banks take up to five days. There is nothing that you have to do.':
		'Du bekommst alles zurück, auf die Karte, mit der du bezahlt hast. Bei Banken dauert das bis zu fünf Tage. Du musst nichts tun.',
	'Your refund for order {reference} did not arrive': 'Deine Rückzahlung für Bestellung {reference} kam nicht an',
	'Your bank has returned our refund': 'Deine Bank hat unsere Rückzahlung zurückgeschickt',
	'We sent {amount} back to the card that you paid order {reference} with. Your bank could not take it.':
		'Wir haben {amount} auf die Karte zurückgezahlt, mit der du Bestellung {reference} bezahlt hast. Deine Bank konnte das Geld nicht annehmen.',
	'The money is still yours. Write to us, and we pay it to you in another way.':
		'Das Geld gehört weiter dir. Schreib uns, dann zahlen wir es dir auf einem anderen Weg aus.',
	'Your payment of {amount} arrived when order {reference} had already ended, so nobody is cooking it.':
		'Deine Zahlung über {amount} kam an, als Bestellung {reference} schon beendet war. Sie wird also nicht zubereitet.',
	'Order {reference} had been paid already when a second payment of {amount} arrived. Your order is not affected.':
		'Bestellung {reference} war schon bezahlt, als eine zweite Zahlung über {amount} ankam. An deiner Bestellung ändert das nichts.',
	'A payment for order {reference} arrived that is not what the order costs.':
		'Für Bestellung {reference} kam eine Zahlung an, die nicht der Summe der Bestellung entspricht.',
	Subtotal: 'Zwischensumme',
	Discount: 'Rabatt',
	'Coupon {code}': 'Gutschein {code}',
	'Total paid': 'Bezahlt',
	'VAT {rate} %': 'MwSt. {rate}\u00a0%',
	'Tax inside': 'Enthaltene Steuer',
	Net: 'Netto',
	VAT: 'MwSt.',
	Gross: 'Brutto',
	'Follow my order': 'Bestellung verfolgen',
	'You get this because of your order {reference}.': 'Du bekommst diese E-Mail wegen deiner Bestellung {reference}.',

	'Your code for order {reference}': 'Dein Code für Bestellung {reference}',
	'Your code': 'Dein Code',
	'Somebody, hopefully you, wants to change order {reference} in another browser. Enter this code there:':
		'Jemand, hoffentlich du, möchte Bestellung {reference} in einem anderen Browser ändern. Gib dort diesen Code ein:',
	'It works once, for {minutes} minutes.': 'Er gilt einmal, {minutes} Minuten lang.',
	'You did not ask for it? Then ignore this message, and give the code to nobody.':
		'Du hast ihn nicht angefordert? Dann ignoriere diese E-Mail und gib den Code niemandem.',

	// Push messages
	'Order {reference} is paid': 'Bestellung {reference} ist bezahlt',
	'The kitchen has order {reference}': 'Die Küche hat Bestellung {reference}',
	'All of it goes back to the card that you paid with.': 'Alles geht auf die Karte zurück, mit der du bezahlt hast.',
	'You have cancelled it. Your money goes back to your card.':
		'Du hast sie storniert. Dein Geld geht auf deine Karte zurück.',
	'You have cancelled it. Nothing was charged.': 'Du hast sie storniert. Es wurde nichts abgebucht.',
	'We are sorry: {branch} has had to cancel it. Your money goes back to your card.':
		'Es tut uns leid: {branch} musste sie stornieren. Dein Geld geht auf deine Karte zurück.',
	'We are sorry: {branch} has had to cancel it. Nothing was charged.':
		'Es tut uns leid: {branch} musste sie stornieren. Es wurde nichts abgebucht.',

	// Opening an account
	'Verify your email address': 'Bestätige deine E-Mail-Adresse',
	Hello: 'Hallo',
	'One click, and the account is yours: please confirm that {email} is your address.':
		'Ein Klick, und das Konto gehört dir: Bitte bestätige, dass {email} deine Adresse ist.',
	'Confirm my email address': 'E-Mail-Adresse bestätigen',
	'The link works once, for seven days.': 'Der Link funktioniert einmal, sieben Tage lang.',
	'You did not open an account with us? Then ignore this message: without the click nothing happens.':
		'Du hast kein Konto bei uns eröffnet? Dann ignorier diese Nachricht: Ohne den Klick passiert nichts.',
	'You already have an account': 'Du hast schon ein Konto',
	'Somebody, hopefully you, has tried to open an account with {email}. There is one already, so nothing has changed.':
		'Jemand, hoffentlich du, wollte mit {email} ein Konto eröffnen. Es gibt schon eins, also hat sich nichts geändert.',
	'It signs in with Google.': 'Die Anmeldung läuft über Google.',
	'Sign in': 'Anmelden',
	'Forgotten the password? <reset>Choose a new one</reset>.': 'Passwort vergessen? <reset>Wähl ein neues</reset>.',
	'That was not you? Then ignore this message: nobody has got into your account.':
		'Das warst du nicht? Dann ignorier diese Nachricht: Niemand ist in dein Konto gekommen.',

	// Passwords
	'Reset your password': 'Setz dein Passwort zurück',
	'A new password': 'Ein neues Passwort',
	'Somebody, hopefully you, has forgotten the password of {email}. Choose a new one here:':
		'Jemand, hoffentlich du, hat das Passwort von {email} vergessen. Hier wählst du ein neues:',
	'Choose a new password': 'Neues Passwort wählen',
	'The link works once, for a day. All devices are signed out when the password has changed.':
		'Der Link funktioniert einmal, einen Tag lang. Alle Geräte werden abgemeldet, sobald das Passwort geändert ist.',
	'You did not ask for this? Then ignore this message: your password stays as it is.':
		'Du hast nicht darum gebeten? Dann ignorier diese Nachricht: Dein Passwort bleibt, wie es ist.',
	'Many wrong passwords for your account': 'Viele falsche Passwörter für dein Konto',
	'Somebody has tried many wrong passwords for {email}. Nobody has got in, but a new device may have to wait before it can sign in. Open this link on the device on which you want to sign in:':
		'Jemand hat viele falsche Passwörter für {email} ausprobiert. Niemand ist hineingekommen, aber ein neues Gerät muss vielleicht warten, bevor es sich anmelden kann. Öffne diesen Link auf dem Gerät, auf dem du dich anmelden willst:',
	'Sign in without waiting': 'Ohne Warten anmelden',
	'The link works for a day, until you have signed in. You still need your password.':
		'Der Link funktioniert einen Tag lang, bis du dich angemeldet hast. Dein Passwort brauchst du weiterhin.',
	'You do not want to sign in? Then ignore this message: your account is safe behind a good password.':
		'Du willst dich nicht anmelden? Dann ignorier diese Nachricht: Dein Konto ist hinter einem guten Passwort sicher.',
	'You sign in with Google': 'Du meldest dich mit Google an',
	'Somebody, hopefully you, has asked for a new password for {email}. The account has none: it opens with Google.':
		'Jemand, hoffentlich du, hat ein neues Passwort für {email} angefordert. Das Konto hat keins: Es öffnet sich mit Google.',
	'Sign in with Google': 'Mit Google anmelden',
	'You did not ask for this? Then ignore this message: nothing has changed.':
		'Du hast nicht darum gebeten? Dann ignorier diese Nachricht: Es hat sich nichts geändert.',

	// Another address
	'Confirm your new email address': 'Bestätige deine neue E-Mail-Adresse',
	'Confirm your new address': 'Bestätige deine neue Adresse',
	'Your account will use {email} from the moment you confirm it.':
		'Dein Konto verwendet {email}, sobald du die Adresse bestätigst.',
	'Use this address': 'Diese Adresse verwenden',
	'The link works once, for an hour. All devices are signed out when the address has changed.':
		'Der Link funktioniert einmal, eine Stunde lang. Alle Geräte werden abgemeldet, sobald die Adresse geändert ist.',
	'You did not ask for this? Then ignore this message: without the click nothing happens.':
		'Du hast nicht darum gebeten? Dann ignorier diese Nachricht: Ohne den Klick passiert nichts.',
	'A new email address for your account': 'Eine neue E-Mail-Adresse für dein Konto',
	'A new address for your account': 'Eine neue Adresse für dein Konto',
	'Somebody who knows your password has asked us to move your account from this address to another one. It happens when the new address is confirmed.':
		'Jemand, der dein Passwort kennt, möchte dein Konto von dieser Adresse auf eine andere umziehen. Das passiert, sobald die neue Adresse bestätigt ist.',
	'That was not you? Choose a new password at once: the request ends with it.':
		'Das warst du nicht? Wähl sofort ein neues Passwort: Damit ist der Umzug vom Tisch.',
	'That was you? Then there is nothing to do here.': 'Das warst du? Dann gibt es hier nichts zu tun.',

	// The end of an account
	'Your account is gone': 'Dein Konto ist gelöscht',
	'We have deleted the account of {email}, its picture and its saved cards. Past orders stay in our books without your name, address or telephone number.':
		'Wir haben das Konto von {email} gelöscht, samt Bild und gespeicherten Karten. Frühere Bestellungen bleiben ohne deinen Namen, deine Adresse und deine Telefonnummer in unseren Büchern.',
	'The grill stays warm: you can order as a guest, or open a new account, whenever you like.':
		'Der Grill bleibt warm: Du kannst jederzeit als Gast bestellen oder ein neues Konto eröffnen.',
	'This is the last message of your account.': 'Das ist die letzte Nachricht zu deinem Konto.',

	// The newsletter
	'Please confirm your newsletter': 'Bitte bestätige deinen Newsletter',
	'One click to go': 'Noch ein Klick',
	'Somebody, you we hope, would like the newsletter of {brand} to come to this address. It starts when you say yes.':
		'Jemand, hoffentlich du, möchte den Newsletter von {brand} an diese Adresse bekommen. Es geht los, sobald du Ja sagst.',
	'Yes, put me on the list': 'Ja, setzt mich auf die Liste',
	'The link works for {days} days. Without the click nothing else comes, and the address is erased.':
		'Der Link funktioniert {days} Tage lang. Ohne den Klick kommt nichts mehr, und die Adresse wird gelöscht.',
	'You did not ask for this? Then ignore this message, or <leave>erase the address now</leave>.':
		'Du hast nicht darum gebeten? Dann ignorier diese Nachricht oder <leave>lösch die Adresse gleich</leave>.',
	'You are on the list': 'Du bist auf der Liste',
	'Good to have you. From now on the news of {brand} comes to this address: new burgers, new branches, and now and then an offer. About twice a month, and never for anybody else.':
		'Schön, dass du dabei bist. Ab jetzt kommt Neues von {brand} an diese Adresse: neue Burger, neue Filialen und ab und zu ein Angebot. Etwa zweimal im Monat, und deine Adresse bekommt sonst niemand.',
	'Have a look at the menu': 'Wirf einen Blick in die Karte',
	'Enough already? <leave>Unsubscribe</leave> with one click, here or in any later mail.':
		'Schon genug? <leave>Bestell ihn</leave> mit einem Klick ab, hier oder in jeder späteren E-Mail.',
	'You get this because this address was confirmed for our newsletter. <leave>Unsubscribe</leave>.':
		'Du bekommst diese E-Mail, weil diese Adresse für unseren Newsletter bestätigt wurde. <leave>Abbestellen</leave>.',
	'You get this because this address was confirmed for our newsletter. <leave>Unsubscribe</leave> with one click.':
		'Du bekommst diese E-Mail, weil diese Adresse für unseren Newsletter bestätigt wurde. <leave>Mit einem Klick abbestellen</leave>.',
} as const satisfies Translations
