const OWN = ['instagram', 'tiktok', 'facebook'] as const

/**
 * The networks that our own sprite draws already, from an icon's name of the CMS (`tabler:brand-instagram`); null for
 * every other.
 */
export function ownIconOf(name: string): (typeof OWN)[number] | null {
	return OWN.find((own) => name === `tabler:brand-${own}`) ?? null
}
