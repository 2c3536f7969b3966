import { faq, text } from '../content/blocks.ts'
import type { GermanText } from './text.ts'

/** Openings in German, by their address. */
export const GERMAN_JOBS: Record<string, GermanText & { place: string | null }> = {
	'grill-cook-temple-bar': {
		title: 'Grillkoch (m/w/d)',
		summary: 'Fünf Schichten die Woche dort, wo alles anfing. Du drückst, du würzt, du sagst oft „hinter dir“.',
		place: null,
		blocks: [
			text(
				'<h2>Was du tust</h2><ul><li>Du führst den Grill durch einen Mittag oder eine lange Nacht.</li><li>Deine Ecke ist so sauber, dass du stolz auf sie bist.</li><li>Du probierst alles, in jeder Schicht.</li></ul><h2>Was du mitbringst</h2><p>Flinke Hände, eine ruhige Stimme und ein Jahr am Herd; oder kein Jahr und viel Willen. Wir lernen dich drei Wochen lang an, bezahlt.</p>',
			),
		],
	},
	'weekend-counter-howth': {
		title: 'Gastgeber am Wochenende (m/w/d)',
		summary: 'Samstags und sonntags in unserem kleinsten Raum mit der größten Aussicht. Möwenfeste Nerven willkommen.',
		place: null,
		blocks: [
			text(
				'<h2>Was du tust</h2><p>Du bist das erste Hallo und das letzte Danke: zwölf Plätze, eine Kasse und die Tür, die klemmt.</p><h2>Was du mitbringst</h2><p>Ein Gedächtnis für Gesichter, ein Auge für leere Gläser und beide Tage am Wochenende.</p>',
			),
			faq('Bevor du fragst', [
				['Brauche ich Erfahrung?', '<p>Nein. Du musst Menschen mögen, auch die in der Schlange.</p>'],
				['Fährt ein Zug?', '<p>Der letzte fährt, nachdem wir schließen. Wir haben oft nachgesehen.</p>'],
			]),
		],
	},
	'head-of-pickles': {
		title: 'Leitung Gurken (m/w/d)',
		summary: 'Nora möchte eine Woche frei, die erste in neun Jahren. Hüte vierzig Fässer und einen guten Ruf.',
		place: 'Einlegeraum, Smithfield, Dublin 7',
		blocks: [
			text(
				'<h2>Was du tust</h2><ul><li>Die Lake gehört dir: Salz, Zeit, Temperatur und das Notizbuch.</li><li>Du kaufst Gurken von Leuten, die sie gut anbauen.</li><li>Du erfindest in jeder Saison etwas, das auf einen Burger kann.</li></ul><h2>Was du mitbringst</h2><p>Lebensmitteltechnik oder zehn Jahre Einlegen zu Hause, mit Absicht. HACCP ist dir vertraut. Du hörst, wenn es knackt.</p>',
			),
		],
	},
	'summer-brine-assistant': {
		title: 'Sommeraushilfe an der Lake (m/w/d)',
		summary: 'War ein sehr guter Sommer. Er ist vorbei.',
		place: 'Einlegeraum, Smithfield, Dublin 7',
		blocks: [text('<p>Du hast gerührt. Wir danken dir.</p>')],
	},
}
