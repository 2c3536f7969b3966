/** What branches say about themselves in German, by their address. */
export const GERMAN_BRANCHES: Record<string, string> = {
	'temple-bar':
		'Hier fing alles an: ein Grill, elf Hocker und ein Glas. Lange offen für alle, die schlecht geplant haben.',
	smithfield: 'Am Platz, neben dem Kino. Die Schlange hat ihr eigenes Wetter.',
	docklands: 'Schließt nie, für Leute, deren Server nie schlafen.',
	ranelagh: 'Geschlossen, denn die Küche wird neu. Um die Gurken kümmert sich jemand.',
	'dun-laoghaire': 'Einen Pommeswurf vom Pier. Achte auf die Möwen.',
	dundrum: 'Oben, hinter den Läden, in denen du angeblich nicht warst.',
	howth: 'Bei den Booten. Ein kleiner Raum mit großer Aussicht, also bedienen wir, wer darin sitzt.',
	heuston: 'Hähnchen auf Höhe der Gleise. Schneller als der 17:05.',
	connolly: 'Ein Tresen, eine Fritteuse und eine Uhr, die immer richtig geht.',
}

/** Links of the footer, by their address. */
export const GERMAN_MENU_LINKS: Record<string, string> = {
	'/about': 'ÜBER UNS',
	'/branches': 'FILIALEN',
	'/contacts': 'KONTAKT',
}

/** By the tag's address. */
export const GERMAN_TAGS: Record<string, string> = {
	kitchen: 'Küche',
	pickles: 'Gurken',
	branches: 'Filialen',
	menu: 'Speisekarte',
	people: 'Leute',
	planet: 'Planet',
}

/** By the author's address. */
export const GERMAN_AUTHORS: Record<string, { role: string; bio: string }> = {
	'nora-brine': {
		role: 'Gründerin, Hüterin des Glases',
		bio: 'Eröffnete den ersten Grill mit elf Hockern und einem Rezept. Probiert noch immer jedes Fass und streitet noch immer mit ihm.',
	},
	'sam-okafor': {
		role: 'Leitet die Küchen',
		bio: 'Drückt, wendet, sorgt sich um Zwiebeln. Hat Meinungen zu Brötchen und teilt sie gern.',
	},
	'aoife-doyle': {
		role: 'Kümmert sich um die Filialen',
		bio: 'Kennt jede Tür, jede Schlange und jede Möwe beim Namen. Schreibt im letzten Zug nach Hause.',
	},
}
