import type { Translations } from '../translations.ts'

/** Paying, and the cards that are kept for it. */
export const payment = {
	'Almost yours': 'Fast deins',
	'Order {reference}': 'Bestellung {reference}',
	'Your order': 'Deine Bestellung',

	// The card form.
	'Card details': 'Kartendaten',
	'Card number': 'Kartennummer',
	'Expiry date': 'Gültig bis',
	'MM / YY': 'MM / JJ',
	'Security code': 'Prüfziffer',
	'Name on card': 'Name auf der Karte',
	'Save this card for next time': 'Karte fürs nächste Mal speichern',
	'The payment company keeps it; we only know its last four digits.':
		'Der Zahlungsdienst bewahrt sie auf; wir kennen nur ihre letzten vier Ziffern.',
	'Enter the card number.': 'Gib die Kartennummer ein.',
	'This card number is not right. Check its digits.': 'Diese Kartennummer stimmt nicht. Prüf die Ziffern.',
	'Enter the expiry date.': 'Gib das Ablaufdatum ein.',
	'Enter month and year, like 04 / 29.': 'Gib Monat und Jahr ein, zum Beispiel 04 / 29.',
	'This card has expired.': 'Diese Karte ist abgelaufen.',
	'Enter the security code.': 'Gib die Prüfziffer ein.',
	'Enter the 3 digits from the back of the card.': 'Gib die 3 Ziffern von der Rückseite der Karte ein.',
	'Enter the 4 digits from the front of the card.': 'Gib die 4 Ziffern von der Vorderseite der Karte ein.',
	'Enter the name on the card.': 'Gib den Namen ein, der auf der Karte steht.',
	'Check the details of your card.': 'Prüf die Daten deiner Karte.',
	'Loading the card form': 'Das Kartenformular wird geladen',
	'The card form did not load.': 'Das Kartenformular wurde nicht geladen.',
	"The payment company's form did not load. An ad blocker may hold it back, or the network is gone.":
		'Das Formular des Zahlungsdienstes wurde nicht geladen. Vielleicht hält ein Werbeblocker es auf, oder das Netz ist weg.',
	"You give your card on the payment company's own page and come straight back here.":
		'Deine Karte gibst du auf der Seite des Zahlungsdienstes an und kommst von dort direkt hierher zurück.',
	'Talking to your bank. This takes a moment…': 'Wir sprechen mit deiner Bank. Einen Moment …',
	'Your card goes to the payment company only. We never keep its number.':
		'Deine Karte sieht nur der Zahlungsdienst. Wir speichern ihre Nummer nie.',

	// Which card.
	Card: 'Karte',
	'{brand} ending in {last4}': '{brand} mit Endziffern {last4}',
	'Expires {date}': 'Gültig bis {date}',
	'Expires soon, {date}': 'Läuft bald ab: {date}',
	'Expired {date}': 'Abgelaufen {date}',
	'Expires soon': 'Läuft bald ab',
	'Pay with': 'Bezahlen mit',
	'Another card': 'Andere Karte',
	Default: 'Standard',

	// Settings, Cards.
	'Pay with one tap. The payment company keeps your cards; we know their last four digits and nothing more.':
		'Bezahl mit einem Tippen. Der Zahlungsdienst bewahrt deine Karten auf; wir kennen nur ihre letzten vier Ziffern.',
	'Your cards could not be read just now. They are still yours.':
		'Deine Karten ließen sich gerade nicht laden. Sie sind noch da.',
	'Add a card': 'Karte hinzufügen',
	'You keep {count} cards. Remove one to add another.':
		'Du hast {count} Karten gespeichert. Entferne eine, um eine andere hinzuzufügen.',
	'No cards yet': 'Noch keine Karten',
	'Save one here, or tick “Save this card” the next time you pay. Then hunger is one tap away from a burger.':
		'Speichere hier eine, oder setz beim nächsten Bezahlen den Haken bei „Karte speichern“. Dann ist der Burger nur ein Tippen entfernt.',
	'Loading your cards': 'Deine Karten werden geladen',
	'Save card': 'Karte speichern',
	"Nothing is charged. We never keep the card's number.":
		'Es wird nichts abgebucht. Wir speichern die Kartennummer nie.',
	"Nothing is charged. We never see the card's number.": 'Es wird nichts abgebucht. Wir sehen die Kartennummer nie.',
	'{card} is saved': '{card} ist gespeichert',
	'Make default': 'Als Standard',
	'{card} is your default card': '{card} ist jetzt deine Standardkarte',
	Remove: 'Entfernen',
	'Remove {card}': '{card} entfernen',
	'Remove this card?': 'Diese Karte entfernen?',
	'Remove card': 'Karte entfernen',
	'{card} is removed': '{card} ist entfernt',
	'Keep it': 'Behalten',
	'{card} will be forgotten here and at the payment company. Orders that it has paid stay as they are.':
		'Wir und der Zahlungsdienst vergessen {card}. Bestellungen, die damit bezahlt sind, bleiben, wie sie sind.',
	'Your cards are as they were. Try again.': 'Deine Karten sind unverändert. Versuch es noch mal.',
	'You keep {count} cards already. Remove one to add another.':
		'Du hast schon {count} Karten gespeichert. Entferne eine, um eine andere hinzuzufügen.',
	'Your bank did not confirm this card. Try again, or use another one.':
		'Deine Bank hat diese Karte nicht bestätigt. Versuch es noch mal oder nimm eine andere.',
	'The card could not be saved just now. Nothing has been charged: try again.':
		'Die Karte ließ sich gerade nicht speichern. Es wurde nichts abgebucht: Versuch es noch mal.',

	// What stays in the cart when its order is paid.
	'Still in your cart': 'Noch in deinem Warenkorb',
	'What you added after Checkout is not part of the order that you have paid.':
		'Was du nach dem Bestellen hinzugefügt hast, gehört nicht zur bezahlten Bestellung.',

	// A try that came to nothing.
	'Nothing has been charged.': 'Es wurde nichts abgebucht.',
	'Nothing was charged.': 'Es wurde nichts abgebucht.',
	'The last payment was not finished, so we stopped it. Nothing has been charged: you can pay again.':
		'Die letzte Zahlung wurde nicht abgeschlossen, darum haben wir sie gestoppt. Es wurde nichts abgebucht: Du kannst noch einmal bezahlen.',
	'No connection to the till. Check your network and try again.':
		'Keine Verbindung zur Kasse. Prüf dein Netz und versuch es noch mal.',
	'Too many tries in a short time. Wait a minute and try again.':
		'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es noch mal.',
	'This card is not saved any more. Choose another one.': 'Diese Karte ist nicht mehr gespeichert. Wähl eine andere.',
	'This order is not known any more. Go back to your cart and start again.':
		'Diese Bestellung gibt es nicht mehr. Geh zurück zum Warenkorb und fang neu an.',
	'Payments are not possible at the moment. Try again in a minute.':
		'Bezahlen geht im Moment nicht. Versuch es in einer Minute noch mal.',
	'The card was not accepted. Check its details and try again.':
		'Die Karte wurde nicht angenommen. Prüf ihre Daten und versuch es noch mal.',
	'The payment company cannot be reached from this browser. An ad blocker may hold it back.':
		'Der Zahlungsdienst ist von diesem Browser aus nicht erreichbar. Vielleicht hält ihn ein Werbeblocker auf.',
	'Your bank declined this card. Try another one, or ask your bank why.':
		'Deine Bank hat diese Karte abgelehnt. Nimm eine andere, oder frag deine Bank nach dem Grund.',
	'There is not enough money on this card. Try another one.':
		'Auf dieser Karte ist nicht genug Geld. Nimm eine andere.',
	'Something went wrong on the way to your bank. Try again, or use another card.':
		'Auf dem Weg zu deiner Bank ist etwas schiefgegangen. Versuch es noch mal oder nimm eine andere Karte.',
	'The payment was not confirmed with your bank. Try again, or use another card.':
		'Die Zahlung wurde bei deiner Bank nicht bestätigt. Versuch es noch mal oder nimm eine andere Karte.',
	'This card has expired. Try another one.': 'Diese Karte ist abgelaufen. Nimm eine andere.',
	'Your bank did not approve this payment. Try again, or use another card.':
		'Deine Bank hat diese Zahlung nicht freigegeben. Versuch es noch mal oder nimm eine andere Karte.',

	// While nobody knows.
	'Checking your payment': 'Wir prüfen deine Zahlung',
	'{count} seconds left': { one: 'Noch {count} Sekunde', other: 'Noch {count} Sekunden' },
	'Go to the confirmation step': 'Zur Bestätigung',
	'Back to the payment': 'Zurück zur Zahlung',
	'We cannot reach the till at the moment, so we do not know yet whether you have paid. Please do not pay again: we keep asking, and this page moves on by itself.':
		'Wir erreichen die Kasse gerade nicht und wissen darum noch nicht, ob du bezahlt hast. Bitte bezahl nicht noch einmal: Wir fragen weiter nach, und diese Seite geht von selbst weiter.',
	'Your bank has not heard yes or no from you yet. Confirm it there, or stop it here: you will not be charged twice.':
		'Deine Bank hat von dir noch kein Ja oder Nein gehört. Bestätige dort oder brich hier ab: Es wird nichts doppelt abgebucht.',
	'This takes longer than usual. We keep asking the till what became of it; please do not pay again yet.':
		'Das dauert länger als sonst. Wir fragen bei der Kasse weiter nach; bitte bezahl noch nicht noch einmal.',
	'Your bank wants you to confirm this payment. Have you left its page? You can go back to it until the time is up.':
		'Deine Bank möchte, dass du diese Zahlung bestätigst. Hast du ihre Seite verlassen? Du kannst dorthin zurück, bis die Zeit um ist.',
	'Your payment is on its way. Stay on this page, or close it: you will not be charged twice.':
		'Deine Zahlung ist unterwegs. Bleib auf dieser Seite oder schließ sie: Es wird nichts doppelt abgebucht.',
	'You can start a new payment when the time is up.': 'Wenn die Zeit um ist, kannst du neu bezahlen.',
	'We cannot reach the till. Please do not pay again: we keep asking.':
		'Wir erreichen die Kasse nicht. Bitte bezahl nicht noch einmal: Wir fragen weiter nach.',
	'Your bank has not heard yes or no from you yet. Confirm it there, or stop it here.':
		'Deine Bank hat von dir noch kein Ja oder Nein gehört. Bestätige dort oder brich hier ab.',
	'We are asking what became of it. Please do not pay again yet.':
		'Wir fragen nach, was daraus geworden ist. Bitte bezahl noch nicht noch einmal.',
	'Stop this payment': 'Zahlung abbrechen',
	'Payment stopped': 'Zahlung abgebrochen',
	'Nothing will be charged for it. Your cart is as you left it.':
		'Dafür wird nichts abgebucht. Dein Warenkorb ist, wie du ihn verlassen hast.',
	'We do not know this payment': 'Diese Zahlung kennen wir nicht',
	'Before you pay again, please look whether your bank shows a charge.':
		'Schau bitte bei deiner Bank nach einer Abbuchung, bevor du noch einmal bezahlst.',
	'No line to the till': 'Kein Draht zur Kasse',
	'We could not stop it. Please try again.': 'Wir konnten sie nicht abbrechen. Bitte versuch es noch mal.',
	'Your order has ended': 'Deine Bestellung ist beendet',
	'It takes no payment any more.': 'Sie lässt sich nicht mehr bezahlen.',
	Track: 'Verfolgen',

	// Nothing to pay here.
	'Your order is safe, but we cannot reach it right now. Please look again before you pay.':
		'Deine Bestellung ist sicher, aber wir erreichen sie gerade nicht. Schau bitte noch mal nach, bevor du bezahlst.',
	'Back to your cart': 'Zurück zum Warenkorb',
	'This order has ended': 'Diese Bestellung ist beendet',
	'It was cancelled, its kitchen takes no more orders, something in it has sold out, or it waited too long for its payment. You pay nothing for it: money that was taken all the same goes back by itself.':
		'Sie wurde storniert, ihre Küche nimmt keine Bestellungen mehr an, etwas darin ist ausverkauft, oder sie hat zu lange auf ihre Zahlung gewartet. Du bezahlst nichts dafür: Wurde doch etwas abgebucht, kommt es von selbst zurück.',
	'We cannot find this order': 'Wir finden diese Bestellung nicht',
	'It was placed in another browser, or a newer one took its place.':
		'Sie wurde in einem anderen Browser aufgegeben, oder eine neuere hat ihren Platz eingenommen.',
} as const satisfies Translations
