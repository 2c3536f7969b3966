import type { Translations } from '../translations.ts'

/** What `domain/` says of forms, passwords and accounts. */
export const domainAccount = {
	// Fields of forms
	'Enter your name.': 'Gib deinen Namen ein.',
	'Enter your first name.': 'Gib deinen Vornamen ein.',
	'Enter your last name.': 'Gib deinen Nachnamen ein.',
	'Enter your email address.': 'Gib deine E-Mail-Adresse ein.',
	'Enter your phone number.': 'Gib deine Telefonnummer ein.',
	'Enter your password.': 'Gib dein Passwort ein.',
	'Enter your current password.': 'Gib dein aktuelles Passwort ein.',
	'Enter a new password.': 'Gib ein neues Passwort ein.',
	'Enter the six digits from your authenticator app.': 'Gib die sechs Ziffern aus deiner Authenticator-App ein.',
	'Choose a password.': 'Wähle ein Passwort.',
	'This is longer than any password can be.': 'So lang kann kein Passwort sein.',
	'Use at least {count} characters.': 'Nimm mindestens {count} Zeichen.',
	'Use at most {count} characters.': 'Nimm höchstens {count} Zeichen.',
	'This name is too long: {count} characters fit.': 'Dieser Name ist zu lang: {count} Zeichen passen.',
	'This first name is too long.': 'Dieser Vorname ist zu lang.',
	'This last name is too long.': 'Dieser Nachname ist zu lang.',
	'Use at most 120 characters for your name.': 'Nimm höchstens 120 Zeichen für deinen Namen.',
	'Enter an email address like name@example.com.': 'Gib eine E-Mail-Adresse ein wie name@example.com.',
	'Enter a phone number like +353 1 234 5678.': 'Gib eine Telefonnummer ein wie +353 1 234 5678.',
	'Enter a phone number like +353 1 234 5678, or none.': 'Gib eine Telefonnummer ein wie +353 1 234 5678, oder keine.',
	'Choose what it is about.': 'Wähle, worum es geht.',
	'This is longer than any reference of ours.': 'So lang ist keine Nummer von uns.',
	'Choose one of our branches.': 'Wähle eine unserer Filialen.',
	'Write us a few words.': 'Schreib uns ein paar Worte.',
	'Use between 10 and 5,000 characters.': 'Nimm zwischen 10 und 5.000 Zeichen.',
	'Choose a PDF of at most 5 MB.': 'Wähle ein PDF mit höchstens 5\u00a0MB.',

	// How strong a password looks
	'Very weak': 'Sehr schwach',
	Weak: 'Schwach',
	Fair: 'Mittel',
	Good: 'Gut',
	Strong: 'Stark',
	'Leave out your name and email address.': 'Lass deinen Namen und deine E-Mail-Adresse weg.',
	'Avoid common words and number rows.': 'Vermeide gängige Wörter und Zahlenreihen.',
	'Make it longer: three or four unrelated words are easy to remember.':
		'Mach es länger: Drei oder vier Wörter ohne Zusammenhang merkst du dir leicht.',

	// Signing in and registering
	'Login failed, please check your credentials.': 'Anmeldung fehlgeschlagen, bitte prüfe deine Zugangsdaten.',
	'Login failed. Please check your credentials.': 'Anmeldung fehlgeschlagen. Bitte prüfe deine Zugangsdaten.',
	'Invalid email or password': 'E-Mail-Adresse oder Passwort ist falsch',
	'Your account has been suspended. Please contact support.':
		'Dein Konto wurde gesperrt. Bitte wende dich an unseren Support.',
	'Please verify your email address before signing in': 'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest',
	'User not authenticated': 'Nicht angemeldet',
	'No valid authentication method found': 'Keine gültige Anmeldung gefunden',
	'Failed to fetch user data via cookies': 'Deine Daten konnten nicht über Cookies geladen werden',
	'OAuth authentication failed - no valid session established':
		'OAuth-Anmeldung fehlgeschlagen – es kam keine gültige Sitzung zustande',
	'Registration failed. Please try again.': 'Registrierung fehlgeschlagen. Bitte versuch es noch mal.',
	'Password does not meet requirements. Please try a stronger password.':
		'Das Passwort erfüllt die Anforderungen nicht. Bitte nimm ein stärkeres.',
	'An account with this email already exists. Please use a different email or try logging in.':
		'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte nimm eine andere oder melde dich an.',
	'Please check your input and try again.': 'Bitte prüfe deine Eingaben und versuch es noch mal.',
	'Public registration is not enabled. Please contact an administrator.':
		'Die Registrierung ist nicht freigeschaltet. Bitte wende dich an die Administration.',
	'Too many requests. Please wait before trying again':
		'Zu viele Anfragen. Bitte warte etwas, bevor du es noch mal versuchst',

	// Google
	'Google did not sign you in. Please try again.': 'Google hat dich nicht angemeldet. Bitte versuch es noch mal.',
	'Google sign-in is not available right now. Please try again later.':
		'Die Anmeldung mit Google geht gerade nicht. Bitte versuch es später noch mal.',
	'Google did not confirm who you are. Please try again, with a verified Google address.':
		'Google hat nicht bestätigt, wer du bist. Bitte versuch es noch mal, mit einer bestätigten Google-Adresse.',
	'The Google sign-in has run out. Please try again.':
		'Die Anmeldung mit Google ist abgelaufen. Bitte versuch es noch mal.',
	'This email address already has an account with a password. Please sign in with your password.':
		'Zu dieser E-Mail-Adresse gibt es schon ein Konto mit Passwort. Bitte melde dich mit deinem Passwort an.',
	'This account asks for a one-time code. Please sign in with your password.':
		'Dieses Konto verlangt einen Einmalcode. Bitte melde dich mit deinem Passwort an.',
	'New accounts with Google are not enabled. Please contact an administrator.':
		'Neue Konten mit Google sind nicht freigeschaltet. Bitte wende dich an die Administration.',

	// The profile
	'Update failed': 'Änderung fehlgeschlagen',
	'Failed to update user field. Please try again.':
		'Die Angabe konnte nicht geändert werden. Bitte versuch es noch mal.',
	'Current password is incorrect': 'Das aktuelle Passwort ist falsch',
	'File upload failed': 'Die Datei konnte nicht hochgeladen werden',
	'No file ID returned from upload': 'Beim Hochladen kam keine Datei-ID zurück',
	'New password does not meet requirements': 'Das neue Passwort erfüllt die Anforderungen nicht',
	'Failed to change password. Please try again.':
		'Das Passwort konnte nicht geändert werden. Bitte versuch es noch mal.',
	'You do not have permission to delete your account. Please contact an administrator for assistance.':
		'Du darfst dein Konto nicht löschen. Bitte wende dich an die Administration.',
	'Account not found': 'Konto nicht gefunden',
	'Server error occurred while deleting account. Please contact an administrator for assistance.':
		'Beim Löschen des Kontos gab es einen Fehler auf dem Server. Bitte wende dich an die Administration.',
	'Failed to delete account. Please try again.': 'Das Konto konnte nicht gelöscht werden. Bitte versuch es noch mal.',

	// Mailed links
	'No account found with that email address': 'Zu dieser E-Mail-Adresse gibt es kein Konto',
	'Invalid email address format': 'Das ist keine gültige E-Mail-Adresse',
	'Failed to send reset email. Please try again.':
		'Die E-Mail zum Zurücksetzen konnte nicht gesendet werden. Bitte versuch es noch mal.',
	'Reset token is invalid or has expired. Please request a new password reset.':
		'Der Link zum Zurücksetzen ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
	'Reset token has expired. Please request a new password reset.':
		'Der Link zum Zurücksetzen ist abgelaufen. Bitte fordere einen neuen an.',
	'Failed to reset password. Please try again or request a new reset link.':
		'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuch es noch mal oder fordere einen neuen Link an.',
	'This email address has already been verified.': 'Diese E-Mail-Adresse ist schon bestätigt.',
	'Verification token is invalid or has expired.': 'Der Bestätigungslink ist ungültig oder abgelaufen.',
	'Verification token has expired. Please request a new verification email.':
		'Der Bestätigungslink ist abgelaufen. Bitte fordere eine neue Bestätigungsmail an.',
	'Email verification failed. The link may be expired or invalid.':
		'Die E-Mail-Adresse konnte nicht bestätigt werden. Der Link ist vielleicht abgelaufen oder ungültig.',
} as const satisfies Translations
