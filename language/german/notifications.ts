import type { Translations } from '../translations.ts'

/** Notifications on this device, and the welcome of the installed app. */
export const notifications = {
	'Each device is switched on by itself. What happens to your order also comes by mail.':
		'Jedes Gerät wird für sich eingeschaltet. Was mit deiner Bestellung passiert, kommt auch per E-Mail.',
	On: 'An',
	Off: 'Aus',
	'It shows you news about your orders, even while the shop is closed on it.':
		'Es zeigt dir Neues zu deinen Bestellungen, auch wenn der Shop darauf nicht geöffnet ist.',
	'It stays quiet.': 'Es bleibt still.',
	'We could not find out whether it is on.': 'Wir konnten nicht herausfinden, ob es an ist.',
	'Switch on': 'Einschalten',
	'Switch off': 'Ausschalten',
	'This browser cannot show notifications. On an iPhone or iPad they work once the shop is on the home screen: Share, then Add to Home Screen.':
		'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad geht es, sobald der Shop auf dem Home-Bildschirm ist: „Teilen“, dann „Zum Home-Bildschirm“.',
	'Tap the icon beside the address, or on a phone open the settings of this app.':
		'Tipp auf das Symbol neben der Adresse, oder öffne auf dem Handy die Einstellungen dieser App.',
	'Find Notifications, and allow them.': 'Such „Benachrichtigungen“ und erlaube sie.',
	'Come back and load this page again.': 'Komm zurück und lade diese Seite neu.',
	'What to tell you about': 'Worüber wir dir Bescheid sagen',
	'Switch this device on first.': 'Schalte zuerst dieses Gerät ein.',
	'Order updates': 'Neues zu Bestellungen',
	'When the kitchen has your order, when it is ready, and should it be cancelled.':
		'Wenn die Küche deine Bestellung hat, wenn sie fertig ist und falls sie storniert wird.',
	Offers: 'Angebote',
	'Special offers, rarely. Only if you want them.': 'Ab und zu ein besonderes Angebot. Nur wenn du magst.',

	// On the pages of an order.
	'We will tell you': 'Wir sagen dir Bescheid',
	'Know when it is ready': 'Wissen, wann es fertig ist',
	'Notify me': 'Sag mir Bescheid',
	'This device shows you when the kitchen has your order, and when it is ready.':
		'Dieses Gerät zeigt dir, wenn die Küche deine Bestellung hat und wenn sie fertig ist.',
	'A notification on this device, so that you can put it away until then.':
		'Eine Benachrichtigung auf diesem Gerät, damit du es bis dahin weglegen kannst.',

	// The welcome.
	Back: 'Zurück',
	'Picking up where you left off {time} ago.': 'Weiter, wo du vor {time} aufgehört hast.',
	"Let's Go": 'Los geht’s',
	'Continue to Sign In': 'Weiter zur Anmeldung',
	'Skip for now': 'Erst mal überspringen',
	'Enable Notifications': 'Benachrichtigungen einschalten',
	'Awesome! Notifications enabled': 'Super! Benachrichtigungen sind an',
	'Notifications are already enabled': 'Benachrichtigungen sind schon an',
	Progress: 'Fortschritt',
	completed: 'erledigt',
} as const satisfies Translations
