import { action, faq, gallery, picture, quote, text } from '../content/blocks.ts'
import type { GermanText } from './text.ts'

/** Pages in German, by their address. */
export const GERMAN_PAGES: Record<string, GermanText> = {
	about: {
		title: 'Eine ziemlich große Gurke',
		summary: 'Wir machen Burger, frittieren Kartoffeln und nehmen Gurken viel zu ernst. So kam es dazu.',
		blocks: [
			text(
				'<p>In einem kleinen Raum bei der Crown Alley hatte Nora Brine einen Grill, elf Hocker und das Glas ihrer Großmutter. Der Grill war gebraucht. Das Glas war nicht zu verkaufen. Die Leute kamen wegen des Burgers und kamen wieder wegen dem, was daneben lag.</p><p>Heute sind wir neun, von Temple Bar bis zur Endstation in Howth. Jede Filiale hat ihren eigenen Grill, ihre eigenen Leute und das gleiche Glas.</p>',
			),
			picture('pickles', 'Elf Tage alt und bereit.', 'wide'),
			text(
				'<h2>Was uns wichtig ist</h2><ul><li><strong>Wenige Dinge, jeden Tag.</strong> Rind von zwei Höfen in Meath, Brot von einem Bäcker, Gurken aus Rush.</li><li><strong>Gemacht, wenn du bestellst.</strong> Eine ehrliche Wartezeit ist besser als ein Burger, der wartet.</li><li><strong>Niemand bleibt außen vor.</strong> Allergene bei jedem Gericht, Auswahl für alle, die kein Fleisch essen, und eine Box, in der sich nichts berührt.</li></ul>',
			),
			quote(
				'Wenn die Gurke gut ist, gibt sich der Rest vom Burger Mühe.',
				'Nora Brine',
				'Gründerin, Hüterin des Glases',
			),
			gallery('Drei von neun', ['branch-temple-bar', 'branch-docklands', 'branch-howth']),
			faq('Das wird auch gefragt', [
				['Liefert ihr?', '<p>Nein. Du kommst zu uns, oder du schickst jemanden, dem du deine Pommes anvertraust.</p>'],
				[
					'Kann ich einen Tisch reservieren?',
					'<p>Nein, aber die Hocker werden schnell frei. Ab zehn Leuten <a href="/contacts">schreib uns</a>.</p>',
				],
				['Was ist in der Haussauce?', '<p>Mayonnaise, Senf, die Gurken, die nicht geknackt haben, und noch etwas.</p>'],
			]),
			action('Genug von uns', 'In deiner Nähe brutzelt etwas.', 'Jetzt bestellen', '/order'),
		],
	},
	careers: {
		title: 'Arbeite am heißen Ende',
		summary: 'Warme Leute, heißes Metall, faire Bezahlung. Den Rest bringen wir dir bei, auch das Einlegen.',
		blocks: [
			text(
				'<p>Hier wurde niemand mit dem Wissen geboren, wie man ein Patty platt drückt. Wir suchen jemanden, der Guten Morgen sagt, auftaucht und dem es nicht egal ist, ob die Pommes heiß sind.</p><h2>Was du bekommst</h2><ul><li>Einen Lohn zum Leben ab der ersten Stunde, und dein Trinkgeld gehört dir.</li><li>Einen Dienstplan zwei Wochen im Voraus. Wir halten uns daran.</li><li>Ein Essen in jeder Schicht und ein Glas zu Weihnachten.</li><li>Wege nach oben: Sechs von neun, die eine Filiale leiten, haben an der Fritteuse angefangen.</li></ul>',
			),
			quote(
				'Ich kam für einen Sommer. Inzwischen sind es vier Sommer, und ich besitze Messer.',
				'Kasia',
				'Leitet Smithfield',
			),
		],
	},
}
