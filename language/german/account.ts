import type { Translations } from '../translations.ts'

/** The settings: who one is, and leaving. */
export const account = {
	Profile: 'Profil',
	'Your name, picture and password': 'Dein Name, Bild und Passwort',
	Orders: 'Bestellungen',
	'What you had, and once more': 'Was du hattest, und noch mal bitte',
	'Pay with one tap': 'Mit einem Klick zahlen',
	'What you can save, and what you did': 'Was du sparen kannst und gespart hast',
	'What this device tells you': 'Was dieses Gerät dir meldet',
	back: 'zurück',
	'You are signed out': 'Du bist abgemeldet',
	'Your session has ended, here or in another tab. Sign in to go on where you were.':
		'Deine Sitzung ist zu Ende, hier oder in einem anderen Tab. Melde dich an, um weiterzumachen, wo du warst.',
	'We cannot reach the kitchen to ask who you are. We keep trying; you stay signed in meanwhile.':
		'Wir erreichen die Küche nicht, um zu fragen, wer du bist. Wir versuchen es weiter; du bleibst so lange angemeldet.',
	'Loading your settings': 'Deine Einstellungen werden geladen',
	'Not signed out': 'Nicht abgemeldet',
	'Check your connection and try again.': 'Prüf deine Verbindung und versuch es noch mal.',

	'Your picture': 'Dein Bild',
	'So that the counter knows a regular when it sees one.': 'Damit man am Tresen einen Stammgast erkennt.',
	'Choose picture': 'Bild wählen',
	'Change picture': 'Bild ändern',
	'Remove<hidden> picture</hidden>': '<hidden>Bild </hidden>Entfernen',
	'JPEG, PNG, WebP, AVIF or GIF up to {size} MB. It is made small before it is sent.':
		'JPEG, PNG, WebP, AVIF oder GIF bis {size}\u00a0MB. Es wird verkleinert, bevor es gesendet wird.',
	'This is no picture that we can use. Take a JPEG, PNG, WebP, AVIF or GIF.':
		'Dieses Bild können wir nicht nutzen. Nimm ein JPEG, PNG, WebP, AVIF oder GIF.',
	'This picture is larger than {size} MB. Take a smaller one.':
		'Dieses Bild ist größer als {size}\u00a0MB. Nimm ein kleineres.',
	'This file is empty.': 'Diese Datei ist leer.',
	'This picture could not be opened. It may be damaged; try another one.':
		'Dieses Bild ließ sich nicht öffnen. Vielleicht ist es beschädigt; versuch ein anderes.',
	'This picture could not be cut. Try another one.': 'Dieses Bild ließ sich nicht zuschneiden. Versuch ein anderes.',
	'Picture saved': 'Bild gespeichert',
	'Picture removed': 'Bild entfernt',
	'Your best side': 'Deine Schokoladenseite',
	'Save picture': 'Bild speichern',
	'Part of the picture that is shown: move it with the arrow keys':
		'Sichtbarer Teil des Bildes: mit den Pfeiltasten verschieben',
	Zoom: 'Zoom',
	'Drag the picture, or move it with the arrow keys.': 'Zieh das Bild oder verschieb es mit den Pfeiltasten.',
	'How it will look': 'So wird es aussehen',

	'About you': 'Über dich',
	'Fills in your next order. Each field is saved by itself.':
		'Damit ist deine nächste Bestellung schon ausgefüllt. Jedes Feld wird einzeln gespeichert.',
	'Only for the branch, if something about an order needs a word.':
		'Nur für die Filiale, falls es zu einer Bestellung etwas zu klären gibt.',
	'{field} saved': '{field} gespeichert',
	'{field} not saved. {reason}': '{field} nicht gespeichert. {reason}',
	'Undo this change': 'Diese Änderung zurücknehmen',
	'Save {field}': '{field} Speichern',
	'Retry {field}': '{field} Nochmal',
	'Saving…': 'Speichert\u00a0…',
	Saved: 'Gespeichert',

	'Signing in': 'Anmeldung',
	'Your email and password.': 'Deine E-Mail-Adresse und dein Passwort.',
	'You sign in with Google.': 'Du meldest dich mit Google an.',
	'{email}. Google looks after your address and your password: change them there.':
		'{email}. Um deine Adresse und dein Passwort kümmert sich Google: Dort änderst du sie.',
	'Known to you alone': 'Kennst nur du',
	'Change<hidden> password</hidden>': '<hidden>Passwort </hidden>Ändern',
	'Cancel<hidden> the change of the password</hidden>': '<hidden>Änderung des Passworts </hidden>Abbrechen',
	'Other devices have to sign in again.': 'Andere Geräte müssen sich neu anmelden.',
	'Change<hidden> email</hidden>': '<hidden>E-Mail-Adresse </hidden>Ändern',
	'Cancel<hidden> the change of the email</hidden>': '<hidden>Änderung der E-Mail-Adresse </hidden>Abbrechen',
	'Change email': 'E-Mail-Adresse ändern',
	'New email': 'Neue E-Mail-Adresse',
	'This is your address already.': 'Das ist schon deine Adresse.',
	'Send the link': 'Link senden',
	'Sending…': 'Wird gesendet\u00a0…',
	'We have sent a link to {email}.': 'Wir haben einen Link an {email} geschickt.',
	'We have sent a link to {email}. Open it within the hour, and that address is yours to sign in with. Until then nothing changes.':
		'Wir haben einen Link an {email} geschickt. Öffne ihn innerhalb einer Stunde, dann meldest du dich mit dieser Adresse an. Bis dahin ändert sich nichts.',
	'We could not send the link. Please try again.': 'Wir konnten den Link nicht senden. Bitte versuch es noch mal.',

	Leaving: 'Abschied',
	'No hard feelings. Well, a few.': 'Wir sind nicht böse. Na ja, ein bisschen.',
	'Deleting your account erases what we know about you. It takes effect at once and cannot be undone.':
		'Wenn du dein Konto löschst, vergessen wir alles, was wir über dich wissen. Das gilt sofort und lässt sich nicht rückgängig machen.',
	'Delete account': 'Konto löschen',
	'Delete your account?': 'Konto wirklich löschen?',
	'Your name, email, phone and picture are erased, and so are saved cards and notifications.':
		'Dein Name, deine E-Mail-Adresse, Telefonnummer und dein Bild werden gelöscht, ebenso gespeicherte Karten und Benachrichtigungen.',
	'So are your messages, job applications and the newsletter.':
		'Ebenso deine Nachrichten, Bewerbungen und der Newsletter.',
	'Coupons of your account are lost.': 'Gutscheine deines Kontos verfallen.',
	'Past orders stay in our books, without anything that says they were yours.':
		'Frühere Bestellungen bleiben in unseren Büchern, ohne einen Hinweis, dass sie von dir waren.',
	'Nobody can undo this, not even we.': 'Das kann niemand rückgängig machen, nicht einmal wir.',
	'To be sure that it is you, sign in with Google once more. Then come back here within ten minutes.':
		'Damit wir sicher sind, dass du es bist, melde dich noch einmal mit Google an. Komm dann innerhalb von zehn Minuten hierher zurück.',
	'Sign in with Google again': 'Neu mit Google anmelden',
	'Delete my account': 'Mein Konto löschen',
	'Deleting…': 'Wird gelöscht\u00a0…',
	'Keep my account': 'Konto behalten',
	'Google does not answer': 'Google antwortet nicht',
	'Goodbye, {name}': 'Tschüss, {name}',
	'Your account is deleted. The griddle stays warm, should you ever come back.':
		'Dein Konto ist gelöscht. Die Grillplatte bleibt warm, falls du mal wiederkommst.',
} as const satisfies Translations
