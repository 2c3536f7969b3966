import type { Translations } from '../translations.ts'

/** The pages of /auth, and what they share with the settings. */
export const signIn = {
	'Welcome back': 'Willkommen zurück',
	'Your usual is two taps away.': 'Dein Lieblingsburger ist zwei Klicks entfernt.',
	'New here? <link>Create an account</link>': 'Neu hier? <link>Konto anlegen</link>',
	'Forgot your password?': 'Passwort vergessen?',
	'One-time code': 'Einmalcode',
	'Your account asks for the six digits that your authenticator app shows.':
		'Dein Konto fragt nach den sechs Ziffern, die deine Authenticator-App zeigt.',
	'This code is not right, or it has run out. Enter the one that your app shows now.':
		'Dieser Code stimmt nicht oder ist abgelaufen. Gib den ein, den deine App jetzt zeigt.',
	or: 'oder',
	'Continue as guest': 'Weiter als Gast',
	'Continue with Google': 'Weiter mit Google',
	'Google cannot be reached right now. Please try again.':
		'Google ist gerade nicht zu erreichen. Bitte versuch es noch mal.',
	'You can try again in {time}.': 'Du kannst es in {time} noch mal versuchen.',
	'You are signed in on this device, but the kitchen does not answer. We keep trying: this page goes on by itself.':
		'Du bist auf diesem Gerät angemeldet, aber die Küche antwortet nicht. Wir versuchen es weiter: Diese Seite geht von selbst weiter.',
	Welcome: 'Willkommen',
	'Welcome {name}': 'Willkommen {name}',
	'You have been signed out': 'Du wurdest abgemeldet',
	'Please sign in again.': 'Bitte melde dich wieder an.',
	'Too many requests: the rate limit is reached. Please wait before trying again.':
		'Das waren zu viele Versuche. Bitte warte etwas, bevor du es noch mal versuchst.',

	'Signing you in…': 'Du wirst angemeldet\u00a0…',
	'Google has let you through. One moment.': 'Google hat dich durchgelassen. Einen Moment.',
	'Continue as {name}?': 'Als {name} weitermachen?',
	'You did not start this sign-in in this tab. If you did not ask for it, choose No.':
		'Diese Anmeldung hast du nicht in diesem Tab begonnen. Wenn du sie nicht wolltest, wähle Nein.',
	No: 'Nein',
	'That did not work': 'Das hat nicht geklappt',
	'Back to sign-in': 'Zurück zur Anmeldung',

	'Order again in two taps, keep your coupons, see every order you made.':
		'Bestell mit zwei Klicks noch mal, behalte deine Gutscheine, sieh alle deine Bestellungen.',
	'Been here before? <link>Sign in</link>': 'Schon mal hier gewesen? <link>Anmelden</link>',
	'Create account': 'Konto anlegen',
	Password: 'Passwort',
	'At least {count} characters. A few unrelated words work well; your name and well-known passwords do not.':
		'Mindestens {count} Zeichen. Ein paar Wörter ohne Zusammenhang sind gut; dein Name und bekannte Passwörter nicht.',
	'By creating an account you accept our <terms>terms</terms>. Our <privacy>privacy policy</privacy> says what we keep.':
		'Wenn du ein Konto anlegst, stimmst du unseren <terms>AGB</terms> zu. Was wir speichern, steht in der <privacy>Datenschutzerklärung</privacy>.',
	'We have written to {email}. Open the link in the mail, and your account is ready.':
		'Wir haben an {email} geschrieben. Öffne den Link in der E-Mail, und dein Konto ist bereit.',
	'If you already have an account with this address, it stays as it is: just sign in.':
		'Wenn du mit dieser Adresse schon ein Konto hast, bleibt es, wie es ist: Melde dich einfach an.',

	'Check your inbox': 'Schau in dein Postfach',
	'Send the mail again': 'E-Mail noch mal senden',
	'Sent. It takes a moment…': 'Gesendet. Dauert kurz\u00a0…',
	'Use another address': 'Andere Adresse nehmen',
	'Nothing there after a few minutes? Look into your spam folder, and read the address above once more.':
		'Nach ein paar Minuten noch nichts da? Schau in den Spam-Ordner und lies die Adresse oben noch einmal.',
	'Another mail is on its way to {email}.': 'Eine weitere E-Mail an {email} ist unterwegs.',

	'One moment…': 'Einen Moment\u00a0…',
	'One moment.': 'Einen Moment.',
	'We are checking your link.': 'Wir prüfen deinen Link.',
	'We are opening your link.': 'Wir öffnen deinen Link.',
	'Confirm my email address': 'E-Mail-Adresse bestätigen',
	'Look for our mail': 'Schau nach unserer E-Mail',
	'This page opens from the link in our mail. Nothing arrived? Look into your spam folder, or register again with the same address: you then get a new link.':
		'Diese Seite öffnet sich über den Link in unserer E-Mail. Nichts angekommen? Schau in den Spam-Ordner oder registrier dich noch einmal mit derselben Adresse: Dann bekommst du einen neuen Link.',
	'Register again for a new link': 'Für neuen Link registrieren',
	'You are in!': 'Du bist drin!',
	'Your email address is verified. All that is left is to sign in.':
		'Deine E-Mail-Adresse ist bestätigt. Jetzt musst du dich nur noch anmelden.',
	'Not you? Choose your own password': 'Nicht von dir? Wähl ein eigenes Passwort',
	'Confirmed!': 'Bestätigt!',
	'From now on you sign in with your new email address.':
		'Ab jetzt meldest du dich mit deiner neuen E-Mail-Adresse an.',
	'Go to your settings': 'Zu deinen Einstellungen',
	'One more step': 'Noch ein Schritt',
	'Your email address is verified. It was registered with two different passwords, so please choose the one that counts: the link for it is in the mail that we have just sent you.':
		'Deine E-Mail-Adresse ist bestätigt. Sie wurde mit zwei verschiedenen Passwörtern registriert, also wähl bitte das, das gilt: Der Link dafür steht in der E-Mail, die wir dir gerade geschickt haben.',
	'Nothing arrived? Ask for a new link': 'Nichts angekommen? Neuer Link',
	'All done already': 'Schon alles erledigt',
	'The kitchen is not answering': 'Die Küche antwortet nicht',
	'We could not check your link just now. It still holds: please try again in a moment.':
		'Wir konnten deinen Link gerade nicht prüfen. Er gilt noch: Bitte versuch es gleich noch mal.',
	'This link is invalid or has been used.': 'Dieser Link ist ungültig oder wurde schon benutzt.',
	'This link has expired. Please ask for a new one.': 'Dieser Link ist abgelaufen. Bitte fordere einen neuen an.',
	'This address belongs to an account.': 'Diese Adresse gehört schon zu einem Konto.',

	'It happens to the best buns. Tell us your address, and we send you a link to choose a new one.':
		'Das passiert den besten Brötchen. Nenn uns deine Adresse, und wir schicken dir einen Link für ein neues.',
	'Send me the link': 'Schick mir den Link',
	'If {email} has an account with a password, a link to set a new one is on its way. It works for a day.':
		'Wenn es zu {email} ein Konto mit Passwort gibt, ist ein Link für ein neues unterwegs. Er gilt einen Tag.',
	'Remembered it? <link>Sign in</link>': 'Wieder eingefallen? <link>Anmelden</link>',
	'Choose a new password': 'Wähl ein neues Passwort',
	'Choose a password': 'Wähl ein Passwort',
	'Then your account is ready.': 'Dann ist dein Konto bereit.',
	'It counts everywhere at once: every other device has to sign in again.':
		'Es gilt sofort überall: Alle anderen Geräte müssen sich neu anmelden.',
	'Set new password': 'Passwort speichern',
	'Your new password is set. Sign in with it.': 'Dein neues Passwort gilt. Melde dich damit an.',
	'Ask for a new link': 'Neuen Link anfordern',

	'Change password': 'Passwort ändern',
	'Current password': 'Aktuelles Passwort',
	'New password': 'Neues Passwort',
	'You sign in with Google, so there is no password here to change. Your Google account is where you change yours.':
		'Du meldest dich mit Google an, also gibt es hier kein Passwort zu ändern. Deins änderst du in deinem Google-Konto.',
	'Your password is changed. You stay signed in here; every other device has to sign in again.':
		'Dein Passwort ist geändert. Hier bleibst du angemeldet; alle anderen Geräte müssen sich neu anmelden.',
	'Password changed': 'Passwort geändert',
	'You stay signed in here. Every other device has to sign in again.':
		'Hier bleibst du angemeldet. Alle anderen Geräte müssen sich neu anmelden.',
	'Back to your settings': 'Zurück zu den Einstellungen',

	'Signing you out…': 'Du wirst abgemeldet\u00a0…',
	'Leaving already?': 'Gehst du schon?',
	'Your cart stays here. Your coupons wait until you are back.':
		'Dein Warenkorb bleibt hier. Deine Gutscheine warten, bis du wieder da bist.',
	'Stay signed in': 'Angemeldet bleiben',
	'You are signed out. See you soon!': 'Du bist abgemeldet. Bis bald!',
} as const satisfies Translations
