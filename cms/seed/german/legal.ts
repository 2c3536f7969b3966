import type { LegalBlock } from '@app/contract/legal'

const heading = (text: string): LegalBlock => ({ kind: 'heading', text })
const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })
const list = (...points: string[]): LegalBlock => ({ kind: 'list', text: points.join('\n') })

const PRIVACY = [
	paragraph(
		'Hier steht, was wir aufbewahren, wenn du bei uns bestellst, wozu, wo und wie lange. Kurz gesagt: was deine Bestellung braucht, nichts zum Verkauf, und nichts von anderen auf dieser Seite, bevor du Ja sagst.',
	),
	heading('Wer verantwortlich ist'),
	paragraph(
		'Big Dill Burgers Ltd und Little Gherkin Chicken Ltd, Dublin. Du erreichst uns über die Kontaktseite. Du kannst dich auch bei der irischen Datenschutzbehörde beschweren, der Data Protection Commission.',
	),
	heading('Wenn du bestellst'),
	paragraph(
		'Dein Vor- und Nachname, deine E-Mail-Adresse und Telefonnummer, was du bestellt hast, wann und wo du es abholst und ob es bezahlt ist. Wir brauchen das, um deine Bestellung zu machen und dir von ihr zu berichten (Erfüllung eines Vertrags), und bewahren den Beleg so lange auf, wie es das Steuerrecht verlangt, also sechs Jahre.',
	),
	paragraph(
		'Kartendaten gehen allein an den Zahlungsdienstleister. Wir sehen die Marke, die letzten vier Ziffern und das Ergebnis.',
	),
	heading('Wenn du ein Konto hast'),
	paragraph(
		'Dein Name, deine E-Mail-Adresse, Telefonnummer, Sprache und dein Bild, deine Bestellungen und Gutscheine und gespeicherte Karten als Kennungen des Zahlungsdienstleisters. Wenn du dein Konto in den Einstellungen löschst, ist das alles sofort weg; Belege bleiben ohne deinen Namen.',
	),
	heading('Gegen Missbrauch'),
	paragraph(
		'Bei Bestellungen, Anmeldungen und beim Einschalten von Benachrichtigungen merken wir uns höchstens 90 Tage lang die Art des Geräts und eine gekürzte Spur seiner Netzadresse, damit gestohlene Karten und Konten niemandem das Abendessen bezahlen (berechtigtes Interesse).',
	),
	paragraph(
		'Unser System hält fest, wer sich angemeldet oder eine Bestellung oder ein Konto geändert hat, von welcher Netzadresse und mit welchem Browser. Es bewahrt das höchstens 90 Tage auf, ebenso sein Protokoll der Aufrufe und was der Zahlungsdienstleister uns über Zahlungen meldet (berechtigtes Interesse).',
	),
	heading('Cookies und was in deinem Browser gespeichert wird'),
	paragraph('Notwendig und ohne Frage, weil die Seite sonst nicht funktioniert:'),
	list(
		'big-dill-consent: deine Antwort auf die Cookie-Frage, 182 Tage.',
		'auth_access_token, auth_refresh_token, directus_token_expired_at und directus_auth im lokalen Speicher: dass du angemeldet bist, 24 Stunden, und weg, wenn du dich abmeldest.',
		'cart-state, cart-id, cart-notice, kept-cart, pickup, order-attempt: dein Warenkorb, bis du bestellst oder ihn leerst.',
		'payment-state, payment-slug, payment-step, payment-unresolved: eine laufende Zahlung, damit nichts zweimal abgebucht wird, bis sie vorbei ist.',
		'recent-orders: die Abholscheine deiner Bestellungen auf diesem Gerät, bis du sie löschst.',
		'order-proofs: dass dieser Browser die letzten zehn Bestellungen ändern darf, die du darin als Gast aufgegeben oder freigeschaltet hast, bis du sie löschst.',
		'theme, loader-message und die Notizen der Diagnoseseite: wie die Seite hier aussieht und was in diesem Tab schiefging.',
	),
	paragraph('Statistik, nur wenn du zustimmst:'),
	list(
		'_ga, _ga_…, _gid: Google Analytics, wo diese Seite es einsetzt, bis zu 14 Monate. Wir löschen sie, sobald du es dir anders überlegst.',
		'Umami, unsere eigene Statistik: kein Cookie und nichts in deinem Browser.',
		'measured-orders im lokalen Speicher: die Nummern deiner letzten Bestellungen, damit jede nur einmal zählt.',
		'Aufzeichnungen davon, wie die Speisekarte benutzt wird, wo diese Seite welche macht: nie mit deinem Text, einem Formular, einer Karte, einer Bestellung oder einer Kontoseite. Wir bewahren sie 30 Tage auf.',
	),
	paragraph(
		'Werbung, nur wenn du zustimmst: Google darf dann deinen Besuch mit der Anzeige verbinden, die dich hergeführt hat.',
	),
	paragraph(
		'Du kannst es dir jederzeit anders überlegen: Cookie-Einstellungen, unten auf jeder Seite. Wir fragen nach 182 Tagen wieder und wenn wir etwas Neues einsetzen.',
	),
	heading('Wenn du mit uns chattest'),
	paragraph(
		'Der Chat ist für angemeldete Kundinnen und Kunden und wird geladen, wenn du ihn öffnest, denn du hast darum gebeten. Er erhält deinen Namen, deine E-Mail-Adresse, Kontonummer, Rolle und deinen Status und was du schreibst. Wenn du dich abmeldest, verschwindet das Gespräch von deinem Gerät.',
	),
	heading('Der Newsletter'),
	paragraph(
		'Nur wenn du ihn willst, und erst wenn du deine Adresse über den Link bestätigt hast, den wir ihr schicken. Wir bewahren deine Adresse auf, wann du darum gebeten und bestätigt hast und den Satz, dem du zugestimmt hast, als Nachweis deiner Einwilligung. Jede Mail hat einen Link, der ihn mit einem Klick beendet: Dann wird alles davon gelöscht. Eine Adresse, die niemand bestätigt, wird nach sieben Tagen gelöscht.',
	),
	heading('Wenn du uns schreibst'),
	paragraph(
		'Dein Name, deine E-Mail-Adresse und Nachricht und die Bestellung oder Filiale, die du nennst. Sie werden gespeichert und an unser Büro gemailt, damit dir jemand antworten kann (berechtigtes Interesse oder deine Bestellung), und nach zwölf Monaten gelöscht; was nach Spam aussieht, nach 30 Tagen. Gegen Fluten von Nachrichten zählen wir, wie viele eine Netzadresse in einer Minute schickt, und behalten davon nichts.',
	),
	heading('Wenn du dich bewirbst'),
	paragraph(
		'Dein Name, deine E-Mail-Adresse, deine Telefonnummer, wenn du sie angibst, dein Anschreiben und dein Dokument. Nur die Leute, die einstellen, sehen sie (Schritte vor einem Vertrag). Wir löschen alles sechs Monate nach dem Eingang, oder früher, wenn du uns darum bittest.',
	),
	heading('Deine Rechte'),
	list(
		'Sehen, was wir über dich haben, und es berichtigen lassen.',
		'Es löschen oder weniger nutzen lassen.',
		'Es mitnehmen.',
		'Widersprechen und eine Einwilligung zurücknehmen; was vorher geschah, bleibt rechtmäßig.',
	),
]

const TERMS = [
	paragraph('Diese Bedingungen gelten für alles, was du hier zum Abholen in einer unserer Filialen bestellst.'),
	heading('Bestellen'),
	paragraph(
		'Was in deinem Warenkorb liegt, ist ein Angebot von dir. Wir nehmen es an, wenn deine Zahlung durch ist und die Filiale deine Bestellung bestätigt. Wenn die Küche sie nicht machen kann, sagen wir es dir und zahlen alles zurück.',
	),
	heading('Preise und Bezahlung'),
	paragraph(
		'Preise enthalten die Mehrwertsteuer. Wir prüfen jeden Preis und was noch da ist, bevor du bezahlst; hat sich etwas geändert, entscheidest du noch einmal. Eine Bestellung, die nicht innerhalb von 30 Minuten bezahlt wird, endet von selbst, und nichts wird abgebucht.',
	),
	heading('Abholen'),
	paragraph(
		'Die Zeit, zu der es fertig ist, ist eine ehrliche Schätzung. Zeig am Tresen deine Nummer oder ihren Code. Essen, das bis Ladenschluss niemand abholt, wird aus Gründen der Sicherheit weggeworfen und nicht erstattet.',
	),
	heading('Wenn du es dir anders überlegst'),
	paragraph(
		'Du kannst auf der Seite deiner Bestellung stornieren, bis die Küche Ja zu ihr sagt. Danach wird sie für dich gemacht: Das Gesetz kennt kein Widerrufsrecht für Essen, das auf Bestellung gemacht wird und nicht haltbar ist.',
	),
	heading('Allergene'),
	paragraph(
		'Allergene stehen bei jedem Gericht und jeder Auswahl. Unsere Küchen arbeiten mit Gluten, Milch, Eiern, Soja, Senf und Sesam; wir können nicht versprechen, dass in einem Gericht ohne sie keine Spur davon ist. Bei einer schweren Allergie ruf bitte vorher die Filiale an.',
	),
	heading('Gutscheine'),
	paragraph(
		'Ein Gutschein je Bestellung, solange er gilt und so, wie sein Text es sagt. Gutscheine sind kein Bargeld wert und lassen sich nicht verbinden.',
	),
	heading('Wenn etwas nicht stimmt'),
	paragraph(
		'Sag es der Filiale oder uns über die Kontaktseite, mit der Nummer deiner Bestellung. Deine gesetzlichen Rechte bleiben, wie sie sind. Es gilt irisches Recht; im Zweifel gilt die englische Fassung.',
	),
]

/** The texts that bind the shop in German, by their address, and the revision that each translates. */
export const GERMAN_LEGAL: Record<string, { title: string; revision: string; blocks: LegalBlock[] }> = {
	privacy: { title: 'Datenschutz', revision: '1.0', blocks: PRIVACY },
	terms: { title: 'Nutzungsbedingungen', revision: '1.0', blocks: TERMS },
}
