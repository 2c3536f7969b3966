import type { Translations } from '../translations.ts'

/** What `domain/` says of branches, menu, cart, coupons and the start of the app. */
export const domain = {
	// Branches and their hours
	'Open until {time}': 'Geöffnet bis {time}\u00a0Uhr',
	'Open 24 hours': '24\u00a0Stunden offen',
	'Closed until further notice': 'Bis auf Weiteres geschlossen',
	'Opens {time}': 'Öffnet um {time}\u00a0Uhr',
	'Opens tomorrow {time}': 'Öffnet morgen um {time}\u00a0Uhr',
	'Opens {day} {time}': 'Öffnet am {day} um {time}\u00a0Uhr',
	'Closes in {minutes}': 'Schließt in {minutes}',
	Closed: 'Geschlossen',
	'Dine-in only': 'Nur vor Ort',
	'Kitchen closed': 'Küche geschlossen',
	'No online orders': 'Keine Online-Bestellung',
	'about {way}': 'etwa {way}',

	// Start of the app, and working without a network
	'WE ARE LIVE!!': 'WIR SIND LIVE!!',
	'Oh No! our burgers ran away! Please try again later.':
		'Oh nein! Unsere Burger sind weggelaufen! Bitte versuch es später noch mal.',
	'Hmm... Our burgers are missing! Please try again later.':
		'Hmm … Unsere Burger sind verschwunden! Bitte versuch es später noch mal.',
	'Unable to initialize the application. Please try again later.':
		'Die App konnte nicht gestartet werden. Bitte versuch es später noch mal.',
	'Failed to load products from menu data.': 'Die Produkte der Speisekarte konnten nicht geladen werden.',
	Offline: 'Offline',
	'Offline · menu from {time}': 'Offline · Karte: Stand {time}',
	'You are offline. Paying needs a connection: your cart is kept, so press Checkout again when you are back.':
		'Du bist offline. Zum Bezahlen brauchst du eine Verbindung: Dein Warenkorb bleibt erhalten, also tippe wieder auf „Zur Kasse“, wenn du zurück bist.',
	'You are offline. Paying needs a connection. Nothing was sent and nothing was charged.':
		'Du bist offline. Zum Bezahlen brauchst du eine Verbindung. Es wurde nichts gesendet und nichts abgebucht.',

	// The menu
	'Best seller': 'Bestseller',
	New: 'Neu',
	Spicy: 'Scharf',
	Sharing: 'Zum Teilen',
	Vegetarian: 'Vegetarisch',
	Vegan: 'Vegan',
	Halal: 'Halal',
	'Gluten free': 'Glutenfrei',
	'Sold out everywhere': 'Überall ausverkauft',
	'No branch takes orders for it now': 'Gerade nimmt keine Filiale Bestellungen dafür an',

	// The cart
	'Branch Unavailable': 'Filiale nicht verfügbar',
	'Items Removed': 'Artikel entfernt',
	'{items} removed from cart (out of stock)': '{items} aus dem Warenkorb entfernt (ausverkauft)',
	'{branch} is currently closed. Your cart has been cleared.':
		'{branch} hat gerade geschlossen. Dein Warenkorb wurde geleert.',
	'{branch} is only accepting dine-in orders right now. Your cart has been cleared.':
		'{branch} nimmt gerade nur Bestellungen vor Ort an. Dein Warenkorb wurde geleert.',
	'{branch} is not accepting online orders right now. Your cart has been cleared.':
		'{branch} nimmt gerade keine Online-Bestellungen an. Dein Warenkorb wurde geleert.',
	'{branch} is not available right now. Please select another branch to continue.':
		'{branch} ist gerade nicht verfügbar. Bitte wähle eine andere Filiale, um weiterzumachen.',
	'Please select a branch before adding items to your cart.':
		'Bitte wähle eine Filiale, bevor du etwas in den Warenkorb legst.',
	'This item is not compatible with items in your cart. Would you like to remove incompatible items and continue?':
		'Dieser Artikel passt nicht zu den Artikeln in deinem Warenkorb. Möchtest du die unpassenden Artikel entfernen und weitermachen?',
	'An order can have at most {count} of {product}.': 'In eine Bestellung passt höchstens {count}\u00a0× {product}.',
	'An order can have at most {count} different items.':
		'In eine Bestellung passen höchstens {count} verschiedene Artikel.',

	// What is wrong with an order, as the shop says it
	'This product is not sold at this branch.': 'Dieses Produkt gibt es in dieser Filiale nicht.',
	'{product} is not sold at this branch.': '{product} gibt es in dieser Filiale nicht.',
	'{product} is sold out.': '{product} ist ausverkauft.',
	'Only {count} of {product} left.': 'Nur noch {count}\u00a0× {product} da.',
	'Please choose {option} for {product}.': 'Bitte wähle {option} für {product}.',
	'This choice is not offered for {product}.': 'Diese Auswahl gibt es für {product} nicht.',
	'{value} is not available for {product} at the moment.': '{value} gibt es für {product} gerade nicht.',
	'{value} is chosen twice.': '{value} ist doppelt gewählt.',
	'{option} takes one choice only.': 'Bei {option} geht nur eine Auswahl.',
	'The total is now {amount}.': 'Die Summe beträgt jetzt {amount}.',

	// Coupons
	'{amount} off': '{amount} Rabatt',
	'One item': 'Ein Artikel',
	'{product} for free': '{product} gratis',
	'{product} for {amount}': '{product} für {amount}',
	'From {amount}': 'Ab {amount}',
	'Only at {branch}': 'Nur bei {branch}',
	Used: 'Eingelöst',
	'Used on {date}': 'Eingelöst am {date}',
	'Ended on {date}': 'Abgelaufen am {date}',
	'Until {date}': 'Bis {date}',
	'This coupon code is not valid.': 'Dieser Gutscheincode ist ungültig.',
	'This coupon is not valid at this branch.': 'Dieser Gutschein gilt nicht in dieser Filiale.',
	'This coupon has expired.': 'Dieser Gutschein ist abgelaufen.',
	'This coupon has been used up.': 'Dieser Gutschein ist aufgebraucht.',
	'This coupon needs a larger order.': 'Für diesen Gutschein brauchst du eine größere Bestellung.',
	'This coupon needs an order of at least {amount}.': 'Für diesen Gutschein brauchst du eine Bestellung ab {amount}.',
	'Please sign in to use this coupon.': 'Bitte melde dich an, um diesen Gutschein einzulösen.',
	'Add the item that this coupon is for to your order.':
		'Leg den Artikel, für den dieser Gutschein gilt, in deine Bestellung.',

	// An unfinished payment at the start
	'Order Completed!': 'Bestellung abgeschlossen!',
	'Payment Failed': 'Zahlung fehlgeschlagen',
	'Order In Progress': 'Bestellung in Arbeit',
} as const satisfies Translations
