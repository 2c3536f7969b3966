import type { Translations } from '../translations.ts'

/** The paid order, and the pickup passes of this device. */
export const checkout = {
	'Paid. Your order is in.': 'Bezahlt. Deine Bestellung ist drin.',
	'Thanks, {name}!': 'Danke, {name}!',
	'Thank you!': 'Danke!',
	'What happens next': 'Wie es weitergeht',
	'The kitchen reads your order': 'Die Küche liest deine Bestellung',
	'Until it says yes you can still cancel.': 'Bis sie Ja sagt, kannst du noch stornieren.',
	'Your food hits the grill': 'Dein Essen kommt auf den Grill',
	'Watch it happen, live, on your order’s own page.': 'Schau live zu, auf der Seite deiner Bestellung.',
	'Say your reference at the counter': 'Nenn am Tresen deine Bestellnummer',
	'Or show the code. Then: both hands, no regrets.': 'Oder zeig den Code. Dann: beide Hände, keine Reue.',
	'Follow your order': 'Bestellung verfolgen',
	'Where to collect': 'Hier abholen',
	'What you ordered': 'Das hast du bestellt',
	'Order faster next time': 'Nächstes Mal schneller bestellen',
	'An account keeps your details, your orders and your coupons in one place.':
		'Ein Konto hat deine Daten, Bestellungen und Gutscheine an einem Ort.',

	// The pickup pass.
	'Pickup pass': 'Abholschein',
	'Your reference': 'Deine Bestellnummer',
	'QR code of {reference}': 'QR-Code von {reference}',
	'Ready at about': 'Fertig gegen',
	'Ready at about {time}': 'Fertig gegen {time}',
	'Say the reference at the counter.': 'Nenn am Tresen die Bestellnummer.',
	'Save pass': 'Abholschein sichern',
	'Pass saved': 'Abholschein gesichert',
	'It works without a network.': 'Er funktioniert ohne Netz.',
	'Not saved': 'Nicht gesichert',
	'Take a screenshot of this page instead.': 'Mach stattdessen einen Screenshot dieser Seite.',
	'{status}, as of {time}': '{status}, Stand {time}',
	'Nothing to follow yet': 'Noch nichts zu verfolgen',
	'Orders that you pay on this device appear here. For another one, open the link that you got with it.':
		'Bestellungen, die du auf diesem Gerät bezahlst, erscheinen hier. Für eine andere öffne den Link, den du dazu bekommen hast.',
} as const satisfies Translations
