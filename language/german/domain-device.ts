import type { Translations } from '../translations.ts'

/** What `domain/` says of the installed app and its device: welcome tour, location, notifications. */
export const domainDevice = {
	// The welcome tour
	'Welcome to {product}': 'Willkommen bei {product}',
	'Three quick things, and the burgers know where to find you.':
		'Drei kurze Dinge, und die Burger wissen, wo sie dich finden.',
	Location: 'Standort',
	'Find your nearest counter': 'Finde deinen nächsten Tresen',
	'With your location we show the branch that is closest, and how far it is to drive.':
		'Mit deinem Standort zeigen wir dir die nächste Filiale und wie weit die Fahrt dorthin ist.',
	'Push Notifications': 'Push-Benach\u00adrichti\u00adgungen',
	'Hear about your order status the moment it changes, and about special offers now and then.':
		'Erfahre sofort, wenn sich bei deiner Bestellung etwas tut, und ab und zu von besonderen Angeboten.',
	'Sign In': 'Anmelden',
	'Almost Ready!': 'Fast fertig!',
	'Sign in for saving preferences, tracking orders and personalised recommendations.':
		'Melde dich an, um Vorlieben zu speichern, Bestellungen zu verfolgen und passende Empfehlungen zu bekommen.',
	'This device has no room for your progress. You can go on, but keep the app open until you are through.':
		'Auf diesem Gerät ist kein Platz für deinen Fortschritt. Du kannst weitermachen, aber lass die App offen, bis du durch bist.',
	'Your last visit could not be picked up, so we start from the top. It is short.':
		'Wir konnten nicht an deinen letzten Besuch anknüpfen und fangen von vorn an. Es geht schnell.',
	'One step is still open. Let us do that one first.': 'Ein Schritt ist noch offen. Lass uns den zuerst erledigen.',
	'The welcome tour fell over. You can order all the same.':
		'Die Begrüßung ist umgekippt. Bestellen kannst du trotzdem.',
	'Required steps not completed': 'Ein nötiger Schritt ist noch offen',
	'This step cannot be skipped': 'Dieser Schritt lässt sich nicht überspringen',
	'This is the first step': 'Das ist der erste Schritt',
	'This is the last step': 'Das ist der letzte Schritt',
	'{minutes} mins': '{minutes}\u00a0Min.',
	'{hours}h {minutes}m': '{hours}\u00a0Std. {minutes}\u00a0Min.',

	// Location
	'Allow Location': 'Standort erlauben',
	Continue: 'Weiter',
	'Perfect! Location access granted': 'Perfekt! Zugriff auf deinen Standort erlaubt',
	'Location permission already granted': 'Der Standort ist bereits erlaubt',
	'Location permission was blocked': 'Der Standort wurde blockiert',
	'Location permission not requested yet': 'Nach dem Standort wurde noch nicht gefragt',
	'Please enable location access in your browser settings':
		'Bitte erlaube den Zugriff auf deinen Standort in den Einstellungen deines Browsers',
	'Location information unavailable': 'Dein Standort ist nicht verfügbar',
	'Location request timed out': 'Die Standortabfrage hat zu lange gedauert',
	'An unknown error occurred': 'Ein unbekannter Fehler ist aufgetreten',
	'Geolocation is not supported': 'Dein Browser kann keinen Standort bestimmen',

	// Notifications
	'Notifications are on for this device.': 'Benachrichtigungen sind auf diesem Gerät an.',
	'You have switched notifications off for this device.': 'Du hast Benachrichtigungen auf diesem Gerät ausgeschaltet.',
	'Sign in to get notifications about your orders.':
		'Melde dich an, um Benachrichtigungen zu deinen Bestellungen zu bekommen.',
	'Your browser has not been allowed to show notifications.': 'Dein Browser darf noch keine Benachrichtigungen zeigen.',
	'This device does not get notifications yet.': 'Dieses Gerät bekommt noch keine Benachrichtigungen.',
	'Notifications on this device are for somebody else, or for another order.':
		'Die Benachrichtigungen auf diesem Gerät gelten jemand anderem oder einer anderen Bestellung.',
	'Failed to check notification status': 'Der Stand der Benachrichtigungen konnte nicht geprüft werden',
	'Failed to update notification settings': 'Die Einstellungen der Benachrichtigungen konnten nicht geändert werden',
	'Notifications are blocked by your browser. Please enable them in your browser settings.':
		'Dein Browser blockiert Benachrichtigungen. Bitte erlaube sie in den Einstellungen deines Browsers.',
	'Failed to enable notifications. Please check your browser settings and try again.':
		'Benachrichtigungen konnten nicht eingeschaltet werden. Bitte prüfe die Einstellungen deines Browsers und versuch es noch mal.',
	'Failed to create valid notification subscription. Please try again.':
		'Dieses Gerät konnte nicht für Benachrichtigungen angemeldet werden. Bitte versuch es noch mal.',
	'Failed to save notification settings. Please try again.':
		'Die Einstellungen der Benachrichtigungen konnten nicht gespeichert werden. Bitte versuch es noch mal.',
	'Failed to save notification settings. Please check your connection and try again.':
		'Die Einstellungen der Benachrichtigungen konnten nicht gespeichert werden. Bitte prüfe deine Verbindung und versuch es noch mal.',
	'Enable Push Notifications': 'Push-Benachrichtigungen einschalten',
	'Allow browser notifications for order updates: we tell you when the kitchen has your order and when it is ready.':
		'Erlaube deinem Browser Benachrichtigungen zu deiner Bestellung: Wir sagen dir, wann die Küche sie hat und wann sie fertig ist.',
	ALLOW: 'ERLAUBEN',
	'Get Notifications on this Device': 'Benachrichtigungen auf diesem Gerät',
	'Order status and delivery updates can come to this device, too. You can change that at any time.':
		'Den Stand deiner Bestellung und Neues zur Lieferung gibt es auch auf diesem Gerät. Das kannst du jederzeit ändern.',
	'UPDATE PREFERENCE': 'EINSTELLUNG ÄNDERN',
	'NOT NOW': 'JETZT NICHT',
	'Order updates come here: when the kitchen has your order, and when it is ready.':
		'Hier erfährst du, wann die Küche deine Bestellung hat und wann sie fertig ist.',
	'Welcome to {product}!': 'Willkommen bei {product}!',
} as const satisfies Translations
