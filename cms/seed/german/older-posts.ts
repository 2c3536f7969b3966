import { action, faq, gallery, picture, quote, text } from '../content/blocks.ts'
import type { GermanText } from './text.ts'

/** The older posts in German, by their address. */
export const OLDER_GERMAN_POSTS: Record<string, GermanText> = {
	'ask-the-fryer': {
		title: 'Frag die Fritteuse',
		summary: 'Ihr habt Fragen zu Pommes geschickt. Die Fritteuse antwortet, durch Sam, der ihre Sprache spricht.',
		blocks: [
			text('<p>Wir wollten wissen, was du über Pommes wissen willst. Du willst sehr viel über Pommes wissen.</p>'),
			faq('Eure Fragen', [
				[
					'Warum zweimal?',
					'<p>Einmal bei 140 °C, damit sie innen gar werden, einmal bei 185 °C, damit sie außen knuspern. Nur einmal ist eine Kartoffel mit Sonnenbräune.</p>',
				],
				[
					'Halten sie sich?',
					'<p>Sieben Minuten. Danach sind sie eine Erinnerung mit Salz. Deshalb fangen wir erst an, wenn du unterwegs bist.</p>',
				],
				[
					'Gedreht oder Gitter?',
					'<p>Gedreht für dich allein, Gitter für die Sauce, <em>dünn</em> fürs Auto. Iss nicht am Steuer.</p>',
				],
				[
					'Welches Öl?',
					'<p>Raps, jeden zweiten Tag frisch. Das alte wird abgeholt und zu Diesel für irgendjemandes Bus.</p>',
				],
			]),
			action('', 'Genug Theorie.', 'Jetzt üben', '/order'),
		],
	},
	'a-field-guide-to-our-buns': {
		title: 'Kleine Bestimmungshilfe für unsere Brötchen',
		summary: 'Brioche, Kartoffel, Brezel, Kohle und das eine aus Salat. Woran du sie in freier Wildbahn erkennst.',
		blocks: [
			text(
				'<p>Ein Brötchen hat eine Aufgabe: zusammenhalten. So macht es jedes auf seine Art.</p><h3>Brioche</h3><p>Golden, ein wenig süß, hält sich für etwas Besseres. Oft zu Recht.</p><h3>Kartoffel</h3><p>Weich wie ein Sonntag. Nimmt Sauce auf wie Freunde deine Sorgen.</p><h3>Brezel</h3><p>Dunkel, salzig, zäh. Für Burger, die sich wehren.</p><h3>Kohle</h3><p>Schwarz wie der Februar. Schmeckt nach Brötchen, sieht aus wie Oper.</p><h3>Salat</h3><p>Kein Brötchen. Aber mutig.</p>',
			),
			picture('buns', 'Von links: Sesam, Brioche und eins mit Plänen.', 'wide'),
		],
	},
	'the-great-sauce-census': {
		title: 'Die große Saucenzählung',
		summary:
			'Einen Monat lang haben wir jedes Töpfchen gezählt, das über den Tresen ging. Das Ergebnis spaltet Familien.',
		blocks: [
			text(
				'<p>In einem Monat habt ihr 41.806 Töpfchen Sauce mitgenommen. Jemand in Dundrum nahm neunzehn auf einmal, und wir möchten sagen: hallo.</p><table><thead><tr><th scope="col">Sauce</th><th scope="col">Anteil</th></tr></thead><tbody><tr><td>Haussauce</td><td>38 %</td></tr><tr><td>Knoblauch-Aioli</td><td>21 %</td></tr><tr><td>Trüffelmayo</td><td>14 %</td></tr><tr><td>Rauchige BBQ</td><td>11 %</td></tr><tr><td>Scharf</td><td>9 %</td></tr><tr><td>Alles auf einmal</td><td>7 %</td></tr></tbody></table><p>Die letzte Zeile ist keine Sauce. Sie ist ein Hilferuf, und sie schmeckt großartig.</p>',
			),
			action('Gib deine Stimme ab', '', 'Such dir eine Sauce aus', '/shop', 'quiet'),
		],
	},
	'where-the-leftovers-go': {
		title: 'Wohin die Reste gehen',
		summary: 'Meistens nicht in die Tonne. Was aus Brot, Lake, Öl und dem Salat wird, der sein Bestes gegeben hat.',
		blocks: [
			text(
				'<p>Eine Küche, die Essen wegwirft, hat sich verzählt. Also zählen wir, jeden Abend, und schreiben es an die Wand, wo es alle sehen.</p><ul><li><strong>Brot</strong> vom Abend geht zwei Türen weiter in die Notunterkunft, noch weich.</li><li><strong>Öl</strong> wird abgeholt und fährt einen Bus.</li><li><strong>Lake</strong> nehmen wir dreimal; dann bekämpft sie Unkraut hinter Smithfield, ohne damit anzugeben.</li><li><strong>Salat</strong>, der sein Bestes gegeben hat, geht an eine Ziege namens Brendan. Brendan gedeiht.</li></ul>',
			),
			quote('Mäh.', 'Brendan', 'Ziege'),
		],
	},
	'meet-little-gherkin': {
		title: 'Das ist Little Gherkin',
		summary: 'Auch eine Gurke hat Familie. Unsere Hähnchentresen in Heuston und Connolly, erklärt zwischen zwei Zügen.',
		blocks: [
			text(
				'<p>Manche Leute haben elf Minuten. Für sie gibt es Little Gherkin: Tenders, Wings, Wraps und eine Uhr, die immer stimmt.</p><p>Gleiche Lake, gleicher Dickkopf. Das Hähnchen schläft eine Nacht in der Gurkenlake von gestern, und besser kann man eine Nacht nicht nutzen, soweit wir wissen.</p>',
			),
			gallery('Zwei Bahnhöfe, je eine Fritteuse', ['branch-heuston', 'branch-connolly', 'chicken']),
			faq('Bevor die Türen schließen', [
				[
					'Wie lange dauert es?',
					'<p>Fünf Minuten, sieben, wenn ein Spiel läuft. Bestell aus der Straßenbahn, dann wartet es auf dich.</p>',
				],
				[
					'Geht das zusammen mit einem Burger?',
					'<p>Nicht in einem Warenkorb: Es sind zwei Küchen. In einem Magen natürlich schon.</p>',
				],
			]),
			action('', '', 'Tresen finden', '/branches', 'quiet'),
		],
	},
	'kids-eat-with-their-hands': {
		title: 'Kinder essen mit den Händen. Wir auch.',
		summary: 'Was wir geändert haben, nachdem wir einundvierzig Fachleute gefragt hatten. Der älteste war neun.',
		blocks: [
			text(
				'<p>Wir haben einundvierzig Kinder gefragt, was mit unseren Boxen nicht stimmt. Sie waren vorbereitet.</p><ol><li>„Die Gurke berührt den Burger.“ Sie hat jetzt ihre eigene Ecke.</li><li>„Da ist was Grünes drin.“ Notiert. Es ist freiwillig.</li><li>„Warum ist da keine Höhle.“ Jetzt ist da eine: der Deckel.</li></ol><p>Das Ergebnis ist die <strong>Fussy Box</strong>. Darin sind vier Dinge, und keins berührt ein anderes.</p>',
			),
			quote('Geht so.', 'Fiadh, 6', 'Leitet den Ausschuss'),
		],
	},
	'eleven-stools': {
		title: 'Elf Hocker',
		summary: 'In Temple Bar fing es an. Die kurze Geschichte eines kleinen Raums, der nach Dill riecht.',
		blocks: [
			text(
				'<p>Es sind elf, weil der zwölfte nicht durch die Tür passte. Wir ließen ihn in der Gasse stehen, und am Morgen war er weg. Falls du ihn hast: Behalt ihn. Er gehört jetzt dir.</p><h2>Der erste Abend</h2><p>Wir haben einunddreißig Burger verkauft, und um neun war das Brot alle. Der letzte Gast aß seinen zwischen zwei Salatblättern und sagte, so sei es ihm lieber. Das war gelogen, aber freundlich, und seitdem steht das Salatbrötchen auf der Karte.</p>',
			),
			action('Setz dich, wo es anfing', 'Hocker vier ist der gute.', 'Zu Temple Bar', '/branches/temple-bar', 'quiet'),
		],
	},
	'pudding-is-a-main-course': {
		title: 'Nachtisch ist ein Hauptgericht, wenn du ihn in der Hand hältst',
		summary: 'Donuts, Eisbecher und ein Cookie so groß wie ein Gesicht: eine Verteidigung unserer süßen Sachen.',
		blocks: [
			text(
				'<p>Dafür gibt es einen zweiten Magen. Alle wissen das, und ärztlich bestätigt es dir niemand.</p><p>Fang mit <strong>One Smart Cookie</strong> an, solange er warm ist. Dann ein Eisbecher. Wenn du danach noch sprechen kannst: Am Nebentisch liegen Churros in einer Box, und Freundschaften haben schon mit weniger begonnen.</p>',
			),
			action('Lass noch Platz', '', 'Zu den süßen Sachen', '/shop', 'quiet'),
		],
	},
	'smithfield-on-the-square': {
		title: 'Smithfield: Die Schlange hat ihr eigenes Wetter',
		summary: 'Freitags reicht sie bis zum Kino. Was wir dagegen tun und warum manche von euch sie mögen.',
		blocks: [
			text(
				'<p>Wir haben nachgerechnet: An einem Freitag ist die Schlange in Smithfield vierzig Meter lang und neun Minuten langsam. Zwei Paare haben sich darin kennengelernt. Eins hat inzwischen einen Hund.</p><p>Willst du lieber niemanden kennenlernen, bestell vor und geh an allen vorbei. Sie werden dich ansehen. Nick ihnen zu.</p>',
			),
			action('Geh an der Schlange vorbei', 'Das ist erlaubt.', 'In Smithfield bestellen', '/branches/smithfield'),
		],
	},
	'the-team-dinner': {
		title: 'Was wir essen, wenn du nach Hause gegangen bist',
		summary: 'Nach Ladenschluss kocht die Küche für sich. Nichts davon steht auf der Karte, und das meiste sollte.',
		blocks: [
			text(
				'<p>Zwiebelringe im Brötchen. Pommes mit Ei. Ein Patty in kaltem Reis mit Kimchi, im Stehen, schweigend, um ein Uhr nachts.</p>',
			),
			quote('Der beste Burger ist der, den dir jemand anders macht.', 'Kasia', 'Leitet Smithfield'),
			gallery('Beweise', ['team', 'fryer', 'night']),
		],
	},
	hello: {
		title: 'Hallo. Wir schreiben jetzt Sachen.',
		summary: 'Ein Burgerladen mit Blog: warum, wie oft und was wir versprechen, nicht zu tun.',
		blocks: [
			text(
				'<p>Am Tresen werden wir Dinge gefragt, und hinter dem Tresen wird geseufzt. Ab jetzt antworten wir also hier.</p><p>Versprochen: keine „Reise“, keine „Leidenschaft“ und kein Bild von einem Burger mit Fähnchen.</p>',
			),
			picture('pickles', 'Ernster wird es nicht.'),
		],
	},
}
