import type { Translations } from '../translations.ts'

/** What is around every page: brand, navigation, start, errors, and the parts of ui/. */
export const shell = {
	'Burgers, kind of a big dill.': 'Burger sind uns nicht Wurst.',
	'Smashed, stacked and pickled to order.': 'Gesmasht, gestapelt, frisch eingelegt.',
	'Pull up a stool.\nWe saved you a pickle.': 'Setz dich dazu.\nWir haben dir eine Gurke aufgehoben.',
	'Smashed, stacked and pickled to order. Pick a branch, build your burger, pay by card and follow it until it is ready.':
		'Gesmasht, gestapelt und eingelegt, ganz frisch für dich. Wähl eine Filiale, bau deinen Burger, zahl mit Karte und verfolg ihn, bis er fertig ist.',
	Burgers: 'Burger',
	'Made with pickles in Dublin.': 'Mit Gurken gemacht in Dublin.',
	'{name}: news': '{name}: Neues',

	'Skip to content': 'Zum Inhalt springen',
	'{name}, home': '{name}, zur Startseite',
	'Account: your settings': 'Konto: deine Einstellungen',
	'Account: sign in': 'Konto: anmelden',
	Quick: 'Schnellzugriff',
	Main: 'Hauptnavigation',
	Footer: 'Fußzeile',
	'Open menu': 'Menü öffnen',
	'Close menu': 'Menü schließen',
	'See what we make': 'Sieh dir an, was wir machen',
	HOME: 'START',
	'ORDER ONLINE': 'BESTELLEN',
	NEWS: 'NEUES',
	ABOUT: 'ÜBER UNS',
	BRANCHES: 'FILIALEN',
	CONTACTS: 'KONTAKT',
	'Privacy policy': 'Datenschutz',
	Terms: 'AGB',
	'Cookie preferences': 'Cookie-Einstellungen',
	Colours: 'Farben',
	System: 'System',
	Light: 'Hell',
	Dark: 'Dunkel',
	Messages: 'Meldungen',
	Dismiss: 'Ausblenden',

	'Warming up the griddle…': 'Die Grillplatte wird warm\u00a0…',
	'Slicing pickles at a dignified angle…': 'Gurken in würdevollem Winkel schneiden\u00a0…',
	'Teaching the buns some manners…': 'Die Brötchen lernen Manieren\u00a0…',
	'Asking the cheese to relax…': 'Der Käse soll sich mal entspannen\u00a0…',
	'Counting sesame seeds. Lost count. Starting over…': 'Sesam zählen. Verzählt. Noch mal von vorn\u00a0…',
	'Negotiating with the onions. There were tears…': 'Verhandlung mit den Zwiebeln. Es flossen Tränen\u00a0…',
	'Smashing patties, not expectations…': 'Wir smashen Pattys, keine Erwartungen\u00a0…',
	'Stirring the secret sauce, secretly…': 'Die Geheimsoße rühren wir heimlich\u00a0…',
	'Convincing lettuce that it matters…': 'Dem Salat sagen, dass er wichtig ist\u00a0…',
	'Salting the chips from a dramatic height…': 'Die Pommes aus dramatischer Höhe salzen\u00a0…',
	'Stacking things higher than is sensible…': 'Höher stapeln, als vernünftig ist\u00a0…',
	'Shaking the shakes. They were called that for a reason…': 'Die Shakes schütteln. Heißen ja nicht umsonst so\u00a0…',
	'Arguing whether a burger is a sandwich…': 'Ist ein Burger ein Sandwich? Wir streiten noch\u00a0…',
	'Polishing the tongs. Click, click…': 'Die Grillzange polieren. Klick, klick\u00a0…',
	'Checking that the tomatoes are still a fruit…': 'Kurz prüfen, ob Tomaten noch Obst sind\u00a0…',
	'Drafting the napkins into service…': 'Die Servietten werden eingezogen\u00a0…',
	'Giving the fries a pep talk…': 'Den Fritten gut zureden\u00a0…',
	'Putting the dill in big deal…': 'Alles wird gut. Mit Dill noch besser\u00a0…',

	'Details for support': 'Details für den Support',
	Diagnostics: 'Diagnose',
	'The details could not be loaded. Close and open them again.':
		'Die Details konnten nicht geladen werden. Klapp sie zu und wieder auf.',

	'Something Went Wrong': 'Da ging was schief',
	'An unexpected error got in the way. Try again in a moment.':
		'Ein unerwarteter Fehler kam dazwischen. Versuch es gleich noch einmal.',
	'This page needs a connection. What you looked at last still works without one: the menu, your cart and your pickup passes.':
		'Diese Seite braucht eine Verbindung. Was du dir zuletzt angesehen hast, geht auch ohne: die Karte, dein Warenkorb und deine Abholscheine.',
	'You do not have permission to see this page.': 'Diese Seite darfst du nicht sehen.',
	'FOUR OH FOUR': 'VIER NULL VIER',
	'This page does not exist, or it moved and left no note.':
		'Diese Seite gibt es nicht, oder sie ist umgezogen und hat keinen Zettel dagelassen.',
	'All gone': 'Alles weg',
	'This was here once, and has been eaten up. There is more where it came from.':
		'Das gab es hier mal, jetzt ist es aufgegessen. Wo es herkam, gibt es noch mehr.',
	'Ouch!': 'Autsch!',
	'Hold on: something in our kitchen fell over. We are picking it up.':
		'Moment: In unserer Küche ist etwas umgefallen. Wir heben es gerade auf.',
	'Reference for support: {reference}': 'Kennung für den Support: {reference}',
	'Go Home': 'Zur Startseite',
	'What this device noticed': 'Was dieses Gerät bemerkt hat',
	'Other news': 'Andere Neuigkeiten',
	'Other openings': 'Andere Stellen',
	'Pickup passes': 'Abholscheine',

	Connection: 'Verbindung',
	'A new version is ready': 'Eine neue Version ist da',
	'Reloading takes a second. Your cart stays.': 'Neu laden dauert eine Sekunde. Dein Warenkorb bleibt.',
	'One moment': 'Einen Moment',
	'Another tab is paying. Finish there first, then reload.':
		'In einem anderen Tab wird gerade bezahlt. Schließ das erst ab und lade dann neu.',
	'{name} on your home screen': '{name} auf deinem Startbildschirm',
	'Opens at once, also without a network, and tells you when your food is ready.':
		'Öffnet sofort, auch ohne Netz, und sagt dir, wann dein Essen fertig ist.',
	Install: 'Installieren',
	'Tap {sign} Share in Safari’s bar.': 'Tippe in der Leiste von Safari auf {sign}\u00a0„Teilen“.',
	'Choose “Add to Home Screen”.': 'Wähle „Zum Home-Bildschirm“.',
	'Tap “Add”.': 'Tippe auf „Hinzufügen“.',

	'Show<hidden> password</hidden>': 'Zeigen<hidden> (Passwort)</hidden>',
	'Hide<hidden> password</hidden>': 'Verbergen<hidden> (Passwort)</hidden>',
	'<soft>from </soft>{price}': '<soft>ab </soft>{price}',
	'<hidden>before </hidden>{before}<hidden>now </hidden>{now}':
		'<hidden>vorher </hidden>{before}<hidden>jetzt </hidden>{now}',
	'Quantity of {name}': 'Anzahl von {name}',
	'One less {name}': 'Einmal weniger: {name}',
	'One more {name}': 'Einmal mehr: {name}',
	'Remove {name}': '{name} entfernen',

	'Directus URL not configured': 'Die Adresse des Küchensystems ist nicht eingerichtet',
	'The kitchen does not answer.': 'Die Küche antwortet nicht.',
	'The answer was not understood.': 'Die Antwort war nicht zu verstehen.',
} as const satisfies Translations
