import type { Translations } from '../translations.ts'

/** What is asked of visitors, and what they write to us: consent, newsletter, contact form, applications, chat. */
export const forms = {
	'There is a question about cookies at the end of the page.': 'Am Ende der Seite steht eine Frage zu Cookies.',
	'A cookie with that?': 'Ein Cookie dazu?',
	'{brand} needs a few to take your order. With your OK, others show us how the shop is used.':
		'{brand} braucht ein paar, um deine Bestellung aufzunehmen. Mit deinem Okay zeigen uns andere, wie der Shop genutzt wird.',
	Accept: 'Annehmen',
	Reject: 'Ablehnen',
	'Manage preferences': 'Selbst auswählen',
	'Accept all': 'Alle annehmen',
	'Reject all': 'Alle ablehnen',
	'Save preferences': 'Auswahl speichern',
	Necessary: 'Notwendig',
	'Your basket, your order, staying signed in, and this choice. The shop does not work without them.':
		'Dein Warenkorb, deine Bestellung, deine Anmeldung und diese Auswahl. Ohne sie geht der Shop nicht.',
	Analytics: 'Statistik',
	'Which pages and dishes are looked at, so that we can make the shop better. Never your name or what you type.':
		'Welche Seiten und Gerichte angesehen werden, damit wir den Shop besser machen können. Nie dein Name oder was du tippst.',
	Ads: 'Werbung',
	'Lets an advertisement know that it worked.': 'Sagt einer Anzeige, dass sie gewirkt hat.',
	'More in the <policy>privacy policy</policy>, or <contact>contact us</contact>.':
		'Mehr steht in der <policy>Datenschutzerklärung</policy>, oder <contact>frag uns</contact>.',
	'Your cookie choice is saved.': 'Deine Cookie-Auswahl ist gespeichert.',

	'You are offline. Nothing was sent, and what you wrote stays here: try again when you are back.':
		'Du bist offline. Es wurde nichts gesendet, und was du geschrieben hast, bleibt hier: Versuch es noch mal, wenn du wieder da bist.',
	'We could not be reached. What you wrote is still here: please try again in a moment.':
		'Wir waren nicht zu erreichen. Was du geschrieben hast, ist noch da: Bitte versuch es gleich noch mal.',
	'That is a lot at once. Please try again in {count} minutes.': {
		one: 'Das ist viel auf einmal. Bitte versuch es in einer Minute noch mal.',
		other: 'Das ist viel auf einmal. Bitte versuch es in {count} Minuten noch mal.',
	},
	'How we keep it': 'Was wir damit machen',

	'First in line for the new ones': 'Als Erste dran, wenn es Neues gibt',
	'New burgers, new branches, the odd free pickle. Once or twice a month.':
		'Neue Burger, neue Filialen, ab und zu eine Gurke gratis. Ein- bis zweimal im Monat.',
	'News in your inbox': 'Neues in dein Postfach',
	'name@example.com': 'name@example.com',
	Subscribe: 'Abonnieren',
	'We mail you news and offers, about twice a month. One click in any of these mails ends it.':
		'Wir mailen dir Neues und Angebote, etwa zweimal im Monat. Ein Klick in jeder dieser E-Mails beendet das.',
	'What we keep': 'Was wir speichern',
	'Enter an address like name@example.com.': 'Gib eine Adresse ein wie name@example.com.',
	'That was no email address. Please enter one like name@example.com.':
		'Das war keine E-Mail-Adresse. Bitte gib eine ein wie name@example.com.',
	'We could not be reached. Please try again in a moment.':
		'Wir waren nicht zu erreichen. Bitte versuch es gleich noch mal.',
	'Almost there: please open the mail that we have just sent you, and confirm your address.':
		'Fast geschafft: Bitte öffne die E-Mail, die wir dir gerade geschickt haben, und bestätige deine Adresse.',
	'Confirm my subscription': 'Abo bestätigen',
	'Nothing to confirm here': 'Hier gibt es nichts zu bestätigen',
	'This page opens from the link in our mail, and this time it came without one. Nothing arrived? Look into your spam folder, or sign up once more.':
		'Diese Seite öffnet sich über den Link in unserer E-Mail, und diesmal fehlt er. Nichts angekommen? Schau in den Spam-Ordner oder trag dich noch einmal ein.',
	'You are on the list': 'Du bist auf der Liste',
	'Your address is confirmed. The next news comes to you, and every mail has a link that ends it with one click.':
		'Deine Adresse ist bestätigt. Die nächsten Neuigkeiten kommen zu dir, und jede E-Mail hat einen Link, der das mit einem Klick beendet.',
	'Leave the list?': 'Von der Liste gehen?',
	'One press, and no more news comes to your address. We erase it then.':
		'Ein Klick, und es kommt nichts Neues mehr an deine Adresse. Wir löschen sie dann.',
	Unsubscribe: 'Abbestellen',
	'You are off the list': 'Du bist von der Liste',
	'Your address is erased, and no more news comes to it. Mails about your orders still do.':
		'Deine Adresse ist gelöscht, und es kommt nichts Neues mehr. E-Mails zu deinen Bestellungen bekommst du weiterhin.',
	'Order something': 'Etwas bestellen',
	'This link is not complete. Please open it from the mail once more, or sign up again.':
		'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der E-Mail oder trag dich neu ein.',
	'This link is not valid, or has been replaced.': 'Dieser Link ist ungültig oder wurde ersetzt.',
	'This link has expired. Please sign up once more.': 'Dieser Link ist abgelaufen. Bitte trag dich noch einmal ein.',

	'What is it about?': 'Worum geht es?',
	'An order': 'Eine Bestellung',
	'The food': 'Das Essen',
	'Allergens and diets': 'Allergene und Ernährung',
	'A branch or its people': 'Eine Filiale oder ihr Team',
	'Groups and events': 'Gruppen und Feiern',
	Press: 'Presse',
	'Something else': 'Etwas anderes',
	'Branch (optional)': 'Filiale (optional)',
	'No branch in particular': 'Keine bestimmte Filiale',
	'Order reference (optional)': 'Bestellnummer (optional)',
	'It stands on the order’s page and in its mails.': 'Sie steht auf der Seite der Bestellung und in ihren E-Mails.',
	'We use what you write to answer you, and erase it after a year. It goes to our office, not to the branch.':
		'Was du schreibst, nutzen wir, um dir zu antworten, und löschen es nach einem Jahr. Es geht an unser Büro, nicht an die Filiale.',
	'Send message': 'Nachricht senden',
	'It is on its way': 'Ist unterwegs',
	'We read everything, and answer by email within two working days.':
		'Wir lesen alles und antworten innerhalb von zwei Werktagen per E-Mail.',
	'Write another message': 'Noch eine Nachricht schreiben',

	Openings: 'Offene Stellen',
	'One opening': 'Eine offene Stelle',
	'All openings': 'Alle Stellen',
	'Every apron is taken': 'Alle Schürzen sind vergeben',
	'We have no openings right now. Tell us about yourself all the same: <link>write to us</link>.':
		'Wir haben gerade keine offenen Stellen. Erzähl uns trotzdem von dir: <link>Schreib uns</link>.',
	Where: 'Wo',
	Hours: 'Arbeitszeit',
	Pay: 'Bezahlung',
	'Apply by': 'Bewerben bis',
	'Apply by {date}': 'Bewerben bis {date}',
	'Any branch': 'Jede Filiale',
	'Full time': 'Vollzeit',
	'Part time': 'Teilzeit',
	Temporary: 'Aushilfe',
	Apprenticeship: 'Ausbildung',
	'{amount} an hour': '{amount} pro Stunde',
	'{amount} a month': '{amount} pro Monat',
	'{amount} a year': '{amount} pro Jahr',
	'{from} to {to}': '{from} bis {to}',
	'<job>Apply</job>': '<job>Bewerben</job>',
	'Apply: {job}': 'Bewerbung: {job}',
	'Phone (optional)': 'Telefon (optional)',
	'CV (optional)': 'Lebenslauf (optional)',
	'A PDF of at most 5 MB.': 'Ein PDF mit höchstens 5\u00a0MB.',
	'The document must be a PDF.': 'Das Dokument muss ein PDF sein.',
	'Why you?': 'Warum du?',
	'A few honest lines are enough.': 'Ein paar ehrliche Zeilen reichen.',
	'Only the people who hire see your application, and it is erased after six months. You can ask us to do so earlier.':
		'Deine Bewerbung sehen nur die, die einstellen, und nach sechs Monaten wird sie gelöscht. Auf deine Bitte auch früher.',
	'Send application': 'Bewerbung senden',
	'We have it': 'Ist angekommen',
	'Thank you for wanting to work with us. Somebody reads your application within a week, and answers by email.':
		'Danke, dass du mit uns arbeiten willst. Innerhalb einer Woche liest jemand deine Bewerbung und antwortet per E-Mail.',

	'Support chat': 'Support-Chat',
	'The chat is not there at the moment': 'Der Chat ist gerade nicht da',
} as const satisfies Translations
