/**
 * A row of the menu in German. Names that are jokes stay as they are on the sign: without a name here the English one
 * is shown.
 */
export interface GermanTexts {
	name?: string
	description?: string
}

/** By the category's id. */
export const GERMAN_CATEGORIES: Record<number, GermanTexts> = {
	1: { name: 'Burger', description: 'Irisches Rind, Buttermilchhähnchen, stolze Pflanzen.' },
	2: { name: 'Pommes', description: 'Kartoffeln in Höchstform.' },
	3: { name: 'Beilagen', description: 'Zum Teilen, theoretisch.' },
	4: { name: 'Salate', description: 'Kalt, knackig und niemandes schlechtes Gewissen.' },
	5: { name: 'Für Kinder', description: 'Kleine Boxen, volle Bäuche.' },
	6: { name: 'Shakes', description: 'So dick, dass es Geduld braucht.' },
	7: { name: 'Getränke', description: 'Kalte, heiße und eins mit Gurke.' },
	8: { name: 'Nachtisch', description: 'Dafür gibt es einen zweiten Magen.' },
	9: { name: 'Saucen', description: 'Erst dippen, dann fragen.' },
	21: { name: 'Hähnchen', description: 'Knusprig, heiß, zum Mitnehmen.' },
	22: { name: 'Pommes', description: 'Fertig, bevor dein Zug fährt.' },
	23: { name: 'Getränke', description: 'Mit Deckel.' },
}

/** By the product's id. */
export const GERMAN_PRODUCTS: Record<number, GermanTexts> = {
	101: {
		description:
			'Zwei Sorten Gurke auf einem platt gedrückten Patty, dazu American Cheese, Zwiebeln und Haussauce. Stimmt.',
	},
	102: {
		description:
			'Ein Patty, dünn gedrückt auf sehr heißem Grill, Käse, Zwiebeln, Gurken, Ketchup, Senf. Nichts zu verbergen.',
	},
	103: {
		description: '170 Gramm irisches Rind mit Salat, Tomate und Mayo. Für alle, die schon wussten, was sie wollen.',
	},
	104: { description: 'Rind unter zwei Scheiben reifem Cheddar, mit karamellisierten Zwiebeln und Haussauce.' },
	105: {
		description:
			'Rind, Cheddar, durchwachsener Speck, Röstzwiebeln und rauchige BBQ-Sauce. Schmeckt am besten bei 88 Meilen pro Stunde.',
	},
	106: {
		description: 'Rind, Blauschimmelkäse, Pilze in Butter, Rucola und Trüffelmayo. An den anderen Tagen auch gut.',
	},
	107: {
		description:
			'Platt gedrücktes Patty, American Cheese, Jalapeños, Röstzwiebeln und unsere scharfe Sauce. Persönlich gemeint.',
	},
	108: { description: 'Rind, Speck, Spiegelei, Rösti und Ketchup. Frühstück, wenn du dich traust.' },
	109: {
		description: 'Rind, Speck, Erdnussbutter und Chilimarmelade. Dürfte gar nicht funktionieren. Tut es aber.',
	},
	110: {
		description: 'Ein platt gedrücktes Patty, erwischt mit geschmortem Schwein, Krautsalat, Gurken und BBQ-Sauce.',
	},
	120: {
		description: 'Rind, Schweizer Käse, gegrillte Ananas, Speck und rauchiges BBQ. Die Diskussion endet hier.',
	},
	111: {
		description: 'Buttermilchhähnchen, auf Bestellung ausgebacken, Krautsalat, Gurken und Mayo. Gackert nur im Namen.',
	},
	112: {
		description: 'Hähnchen mit Cayenneöl, Krautsalat zum Löschen, Gurken zum Wegschauen.',
	},
	113: { description: 'Knuspriges Hähnchen in Buffalo-Sauce, Blauschimmelkäse und kalter Salat.' },
	114: { description: 'Gegrilltes Hähnchen, Avocado, Tomate, Rucola und Knoblauch-Aioli. Rührt euch.' },
	115: { description: 'Knuspriges Hähnchen, Kimchi, Chilimarmelade und ein Löffel Sauerrahm.' },
	116: {
		description:
			'Kabeljau aus Howth in knuspriger Panade, Salat, Gurken und Mayo. Ein Angebot, das du ablehnen kannst, aber warum.',
	},
	117: {
		description: 'Pflanzenpatty, veganer Käse, Salat, Tomate, Gurken und Senf. Es wurde nicht mal ein Tier gefragt.',
	},
	118: { description: 'Patty aus schwarzen Bohnen, Guacamole, Jalapeños, rote Zwiebeln und Chilimarmelade.' },
	119: { description: 'Gegrillter Halloumi, Tomate, Rucola und Chilimarmelade. Quietscht zurück.' },
	201: { description: 'Dünn, knusprig, gesalzen. Weg, bevor der Burger es ist.' },
	202: { description: 'Dicke Pommes, dreimal gegart, denn zweimal war nur der Entwurf.' },
	203: { description: 'Süßkartoffelpommes mit Rauchsalz.' },
	204: { description: 'Gedrehte Pommes mit Paprika und Knoblauch. Gerade wird überschätzt.' },
	205: { description: 'Gitterpommes: mehr Kanten, mehr Dip.' },
	206: { description: 'Dünne Pommes unter warmer Cheddarsauce.' },
	207: { description: 'Pommes, Käsesauce, Speck, Jalapeños und Sauerrahm. Die Antwort ist ja.' },
	301: {
		description: 'Ausgebackene Gurkenscheiben in knuspriger Panade. Der Grund für den Namen über der Tür.',
	},
	302: { description: 'Irische Hähnchenflügel, zweimal ausgebacken und in der Sauce deiner Wahl geschwenkt.' },
	303: { description: 'Hähnchenfilets in Buttermilchpanade. Werden überall angenommen.' },
	304: { description: 'Zwiebelringe im Bierteig. Einer, sie zu knechten, acht in der Box.' },
	305: { description: 'Halloumi-Pommes mit einem Spritzer Zitrone.' },
	306: { description: 'Mozzarella-Sticks, die länger werden als die Schlange.' },
	307: { description: 'Jalapeños, gefüllt mit Frischkäse.' },
	308: { description: 'Mac and Cheese in Happen, außen knusprig, innen flüssig. Warte eine Minute.' },
	309: { description: 'Maiskolben, angeröstet, mit Knoblauchbutter.' },
	310: { description: 'Weißkohl, Karotte, ein scharfes Dressing. Kalt serviert.' },
	401: {
		description: 'Kaltes gegrilltes Hähnchen, Speck, Ei, Avocado, Tomate und Blauschimmelkäse auf knackigen Blättern.',
	},
	402: {
		description:
			'Halloumi, Rucola, Tomate, rote Zwiebeln und ein Dressing mit Chilimarmelade. Ja, du hast ihn gesucht.',
	},
	403: {
		description: 'Blattsalat, Avocado, Tomate, rote Zwiebeln, Gurken, Pilze. Ganz Pflanze und ganz im Reinen damit.',
	},
	404: {
		description: 'Alles, was auf einen Burger gehört, und kein Burger: Cheddar, Gurken, Tomate, Zwiebeln, Haussauce.',
	},
	501: { description: 'Ein kleiner Burger mit Ketchup, eine Beilage und ein Getränk.' },
	502: { description: 'Fünf Chicken Nuggets, eine Beilage und ein Getränk.' },
	503: { description: 'Ein Hotdog mit Ketchup, eine Beilage und ein Getränk.' },
	504: { description: 'Pommes, eine Beilage und ein Getränk. Niemand muss darüber reden.' },
	601: { description: 'Richtiges Vanilleeis, kalte Milch, Schlagsahne. Grüß deine Mutter.' },
	602: { description: 'Dunkle Schokolade, gemixt, bis der Strohhalm steht.' },
	603: { description: 'Erdbeeren aus Wexford, reif gepflückt und gleich eingefroren.' },
	604: { description: 'Dunkles Karamell mit Meersalz von Achill.' },
	605: { description: 'Schokokekse, sofort, überall.' },
	606: { description: 'Erdnussbutter und eine Prise Salz. Enthält, nun ja, Erdnüsse.' },
	607: { description: 'Minze und Schokostückchen. Wie neu.' },
	701: { description: 'Frisch gezapft, mit Eis.' },
	702: { name: 'Cola light', description: 'Das Gleiche, mit weniger Reue.' },
	703: { name: 'Orangenlimo', description: 'Sehr laut orange.' },
	704: { name: 'Naturtrübe Limonade', description: 'Gepresste Zitronen, etwas Zucker, ein wenig Wetter.' },
	705: { name: 'Pfirsich-Eistee', description: 'Stark gebrüht, langsam gekühlt.' },
	706: { description: 'Kein Bier. Sehr viel Ingwer.' },
	707: { description: 'Gurkenlake, Limette und Kohlensäure. Frag jemanden, der zwei hatte.' },
	708: { name: 'Stilles Wasser', description: 'Das beste aus Wicklow, 500 ml.' },
	709: { name: 'Sprudel', description: 'Das Gleiche, nur aufgeregt. 500 ml.' },
	710: { name: 'Helles 0,0', description: 'Schmeckt nach Freitag, fährt nach Hause.' },
	711: { description: 'Ein doppelter Espresso aus einer Rösterei in Smithfield, mit Milchschaum.' },
	712: { name: 'Heiße Schokolade', description: 'So dick, dass man sich anlehnen kann.' },
	801: { description: 'Warm, weich, Schokolade bis zum Rand.' },
	802: { description: 'Verdient, wer den Salat aufisst. Oder fragt.' },
	803: { description: 'Vanilleeis, Karamell, Sahne, eine Kirsche.' },
	804: { description: 'Ein glasierter Donut mit einem rosa Streifen.' },
	805: { description: 'Bramley-Äpfel in heißem Teig. Pass auf deine Zunge auf.' },
	806: { description: 'Gebackener Käsekuchen mit Heidelbeeren.' },
	901: { name: 'Burgersauce des Hauses', description: 'Das Geheimnis ist Gurkenlake. War.' },
	902: { name: 'Knoblauch-Aioli', description: 'Erst küssen, dann dippen.' },
	903: { name: 'Trüffelmayo', description: 'Riecht teuer.' },
	904: { name: 'Blauschimmel-Dip', description: 'Für Flügel und für Leute, die Bescheid wissen.' },
	905: { name: 'Buffalo-Sauce', description: 'Butter mit Temperament.' },
	906: { name: 'Rauchiges BBQ', description: 'Lang, langsam und klebrig.' },
	907: { name: 'Scharfe Sauce', description: 'Wir haben dich gewarnt, auf dem Etikett.' },
	908: {
		name: 'Ein Glas Gurken',
		description: 'Unsere eigenen Gurken, 500 g, für die Kühlschranktür. Den zweiten Tag erleben sie selten.',
	},
	2001: { description: 'Hähnchenfilets, knusprig bis zum letzten Bahnsteig.' },
	2002: { description: 'Flügel für Leute, deren Zug in sieben Minuten fährt.' },
	2003: {
		name: 'Nuggets im Becher',
		description: 'Nuggets in einem Becher, der in die Tasche passt. Wir haben gemessen.',
	},
	2004: { description: 'Knuspriges Hähnchen, Salat, Mayo, weiches Brötchen. Kleine Worte, großer Biss.' },
	2005: { description: 'Scharfes Hähnchen, Krautsalat, scharfe Sauce. Zum Gleis geht es da lang.' },
	2006: { description: 'Gegrilltes Hähnchen, Salat, Tomate und Knoblauch-Aioli, gerollt für eine Hand.' },
	2007: { description: 'Bohnenpatty, Guacamole, Salat und Chilimarmelade im warmen Wrap.' },
	2008: { description: 'Dünne Pommes mit Hähnchensalz.' },
	2009: { description: 'Kartoffelspalten. Sie brauchen eine Minute länger und entschuldigen sich dafür.' },
	2010: {
		description: 'Pommes unter Käsesauce, Kimchi und Röstzwiebeln. Sonst bewegt sich erst einmal nichts.',
	},
	2011: { name: 'Gurkenstifte', description: 'Kalte Gurkenstifte im Becher. Die Marke, im Becher.' },
	2012: { name: 'Cola vom Fass', description: 'Mit Eis und einem Deckel, der hält.' },
	2013: { name: 'Bahnsteig-Limo', description: 'Naturtrübe Limonade für den weiten Weg zu Wagen neun.' },
}
