import { action, faq, gallery, picture, quote, text } from '../content/blocks.ts'
import { OLDER_GERMAN_POSTS } from './older-posts.ts'
import type { GermanText } from './text.ts'

/** Posts in German, by their address. What was taken back or not yet published is in English alone. */
export const GERMAN_POSTS: Record<string, GermanText> = {
	...OLDER_GERMAN_POSTS,
	'how-a-cucumber-becomes-a-big-dill': {
		title: 'Wie aus einer Gurke ein Big Dill wird',
		summary: 'Elf Tage, ein Fass und viel Herumstehen und Wasser anschauen. Die ganze Geschichte unserer Gurken.',
		blocks: [
			text(
				'<p>Eine Gurke ist vor allem Wasser und guter Wille. Gib ihr Salz, Dill, Knoblauch und elf Tage im Dunkeln, und sie kommt mit <em>Charakter</em> zurück. Das machen wir jede Woche, seit wir offen haben, und heben den Deckel noch immer wie am Geburtstag.</p><h2>Tag eins: das Bad</h2><p>Die Gurken kommen aus Rush, eine halbe Stunde die Küste hinauf, und liegen noch am selben Nachmittag in kaltem Wasser. Davon bleiben sie knackig. Nora bleibt davon ruhig, und das ist noch mehr wert.</p>',
			),
			picture('family', 'Das Glas ist nie weit vom Burger.', 'wide'),
			text(
				'<h2>Tag zwei bis zehn: nichts</h2><p>Nichts ist das Schwerste. Die Lake arbeitet, und wir dürfen nicht helfen:</p><ol><li>Salz zieht das Wasser heraus.</li><li>Gute Bakterien ziehen ein und machen Zucker sauer.</li><li>Jemand sagt: „Die sind doch jetzt fertig.“ Sind sie nicht.</li></ol><h2>Tag elf: der Biss</h2><p>Es muss knacken. Was nicht knackt, kommt in die Haussauce und kann dort in Ruhe darüber nachdenken.</p>',
			),
			quote('Eine gute Gurke höre ich vom anderen Ende der Küche.', 'Nora Brine', 'Gründerin, Hüterin des Glases'),
			action('Probier Tag elf', 'Ausgebacken, auf dem Burger oder als Glas.', 'Zur Speisekarte', '/shop'),
		],
	},
	'howth-has-a-view': {
		title: 'Howth hat Aussicht und jetzt auch einen Grill',
		summary: 'Zwölf Plätze, ein Fenster, sehr viele Boote. Unsere kleinste Filiale hat am Hafen eröffnet.',
		blocks: [
			text(
				'<p>Erst war es ein Lager für Netze, dann ein Laden für Seile. Zwei Monate lang waren es wir, auf den Knien, beim Entfernen von Seil. Jetzt hat es zwölf Plätze, und von jedem siehst du das Meer.</p><p>Weil der Raum so klein ist, kocht Howth für die, die darin sitzen. Keine Bestellung vorab, keine Schlange im Regen: Komm herein oder schau sehnsüchtig durch die Scheibe, so wie die Möwen.</p>',
			),
			picture('branch-howth', 'Die Tür klemmt ein wenig. Anheben, dann drücken.'),
			text(
				'<h2>Was anders ist</h2><p><strong>The Codfather</strong> ging in Sichtweite des Grills an Land. Alles andere kennst du schon.</p>',
			),
			action('Achte auf die Möwen', 'Sie können zählen und wissen, was Pommes sind.', 'Zur Filiale', '/branches/howth'),
		],
	},
	'why-we-smash': {
		title: 'Warum wir draufdrücken',
		summary: 'Eine Kugel Rind, ein heißer Grill und zehn Sekunden Gewalt. Und dann, plötzlich, eine Kruste.',
		blocks: [
			text(
				'<p>Fleisch bräunt dort, wo es das Metall berührt. Also sorgen wir dafür, dass es mehr Metall berührt. Das ist schon der ganze Trick, und wir haben zwei Jahre gebraucht, um es nicht mehr kompliziert zu machen.</p><h2>Zehn Sekunden, einmal</h2><p>Drück in den ersten zehn Sekunden, fest, und danach nie wieder. Dann ist der Saft wach, und wer jetzt noch drückt, schickt ihn in die Fettschale, die dafür nicht bezahlt hat.</p>',
			),
			quote('Alle fragen nach dem Geheimnis. Das Geheimnis ist der zweite Burger.', 'Sam Okafor', 'Leitet die Küchen'),
			text(
				'<table><thead><tr><th scope="col">Was</th><th scope="col">Wie viel</th></tr></thead><tbody><tr><td>Grill</td><td>230 °C, gemessen, nicht geraten</td></tr><tr><td>Rind</td><td>85 g, kalt, locker geformt</td></tr><tr><td>Geduld</td><td>90 Sekunden</td></tr></tbody></table>',
			),
			action('Jetzt Hunger?', '', 'Bestell dir einen', '/order'),
		],
	},
	'four-in-the-morning': {
		title: 'Vier Uhr morgens in den Docklands',
		summary: 'Eine unserer Filialen schließt nie. Wir waren eine Nacht dort und haben allen dieselbe Frage gestellt.',
		blocks: [
			text(
				'<p>Die Frage war: <em>Warum bist du wach?</em></p><h2>01:40</h2><p>„Die Datenbank“, sagt eine Frau, deren Laptop offen auf der Burgerbox steht. Mehr sagt sie nicht. Sie nimmt den doppelten und dann noch einen doppelten.</p><h2>03:05</h2><p>Zwei Krankenschwestern teilen sich gedrehte Pommes, wortlos und gerecht, bis zur letzten Locke.</p><h2>04:00</h2><p>Ein Mann bestellt einen Flat White und fragt, ob die Enten auf dem Kanal schlafen. Niemand weiß es. Um 04:20 gehen wir alle nachsehen. Sie schlafen.</p>',
			),
			quote(
				'Ich kam wegen des Kaffees. Geblieben bin ich wegen der Enten.',
				'Ein Mann mit Flat White',
				'Docklands, 04:31',
			),
			action(
				'Auch noch wach?',
				'Docklands hat jetzt offen, wann immer jetzt ist.',
				'In den Docklands bestellen',
				'/branches/docklands',
			),
		],
	},
	'the-shake-nobody-asked-for': {
		title: 'Der Shake, um den niemand gebeten hat',
		summary: 'Wir haben Gurkenlake in einen Milchshake getan. Was dann geschah und warum er nicht auf der Karte steht.',
		blocks: [
			text(
				'<p>Es begann als Witz und ging weiter als Dienstag. Vanille, Sahne, zwei Löffel Lake. Der Erste, der probierte, sagte „hm“. Die Zweite fragte, ob es uns gut geht.</p><p>Die neunte Fassung war beinahe gut, so wie ein Lied beinahe stimmt. Da haben wir aufgehört, aus Respekt vor der Milch.</p><h2>Was wir gelernt haben</h2><ul><li>Salz macht Karamell besser. Lake macht Vanille nervös.</li><li>Minze verzeiht nichts.</li><li>Es gibt einen Punkt, an dem die Küche einfach geht.</li></ul>',
			),
			gallery('Die Überlebenden', ['shakes', 'sweet']),
			action(
				'Die, die funktionieren',
				'Sieben Sorten, und keine behalten wir für uns.',
				'Such dir einen Shake aus',
				'/shop',
				'quiet',
			),
		],
	},
	'fewer-animals-same-mess': {
		title: 'Weniger Tiere, gleiche Kleckerei',
		summary:
			'Rote Bete, Bohnen und Halloumi: wie du einen Burger weniger isst, der muht, und trotzdem drei Servietten brauchst.',
		blocks: [
			text(
				'<p>Ein Burger ohne Fleisch ist kein Burger, dem etwas fehlt. Er ist ein Burger mit einem anderen Plan.</p><h2>Drei Pläne</h2><p><strong>Beet Around the Bush</strong> ist süß, rauchig und färbt alles, was du liebst. <strong>Bean There, Done That</strong> hat eine Kruste, auf die eine Rugbymannschaft hereinfiel. <strong>Hello, Halloumi</strong> quietscht, und wir haben beschlossen, das charmant zu finden.</p>',
			),
			faq('Am Tresen gefragt', [
				[
					'Liegen sie auf demselben Grill?',
					'<p>Auf demselben Grill, an ihrem eigenen Ende. Wenn dir das wichtig ist, sag es, dann machen wir ihn vorher sauber.</p>',
				],
				['Ist die Mayonnaise vegan?', '<p>Frag nach der veganen. Die andere hatte Umgang mit einem Ei.</p>'],
				['Kann ich Speck darauf haben?', '<p>Kannst du. Wir werden dich kurz ansehen und es dann tun.</p>'],
			]),
		],
	},
}
