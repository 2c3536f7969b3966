import type { GatewayInfo } from '@app/contract/gateway'
import type { Branches, Menu } from '@app/contract/menu'
import type { Clock } from '../../clock.ts'
import { createFresh, type Fresh } from '../../fresh.ts'
import { type PreparedReply, prepareReply, type ReadyReply } from '../../http/prepared-reply.ts'
import type { Catalogue, CatalogueBranch } from './catalogue.ts'
import { createMenuTranslations, translateMenu } from './menu-translations.ts'
import { nextOpeningChange } from './opening-now.ts'
import { presentBranch } from './present-branch.ts'

export interface MenuReplies {
	/** GET /capi/shop/menu-test. */
	menu: Fresh<PreparedReply>
	/** GET /capi/shop/branches. */
	branches: Fresh<PreparedReply>
	/**
	 * GET /capi/shop/menu-test?language=: the menu with its words in that language, made when somebody first asks for
	 * it; the usual reply where the menu has no words in it, and nothing kept for it.
	 */
	menuIn: (language: string) => ReadyReply
	/** They no longer hold. */
	invalidate: () => void
	close: () => void
}

interface MenuRepliesOptions {
	catalogue: Fresh<Catalogue>
	clock: Clock
	onError: (error: unknown) => void
	/** See `FreshOptions.settleMs`. */
	settleMs: number
	/** How cards are taken, told with the menu's settings. */
	payment: GatewayInfo
}

/** Prepared replies of the public reads; each ends where a branch opens, closes or begins a new day. */
export function createMenuReplies({ catalogue, clock, onError, settleMs, payment }: MenuRepliesOptions): MenuReplies {
	const prepared = (present: (catalogue: Catalogue, now: number) => unknown) =>
		createFresh({
			make: async (now) => {
				const current = await catalogue.read()
				const value = await prepareReply({ success: true, data: present(current, now) })
				return { value, validUntil: nextChange(publishedBranches(current), now) }
			},
			clock,
			onError,
			settleMs,
		})
	const menu = prepared((current, now) => presentMenu(current, now, payment))
	const branches = prepared(presentBranches)
	const others = new Map<string, Fresh<PreparedReply>>()
	const all = () => [menu, branches, ...others.values()]

	async function readIn(language: string): Promise<PreparedReply> {
		const { words } = await catalogue.read()
		if (!words.has(language)) return menu.read()
		const made =
			others.get(language) ??
			prepared((current, now) =>
				translateMenu(presentMenu(current, now, payment), current.words.get(language) ?? createMenuTranslations()),
			)
		others.set(language, made)
		return made.read()
	}

	return {
		menu,
		branches,
		menuIn: (language) => others.get(language) ?? { peek: () => null, read: () => readIn(language) },
		invalidate() {
			for (const reply of all()) reply.invalidate()
		},
		close() {
			for (const reply of all()) reply.close()
		},
	}
}

function presentMenu(catalogue: Catalogue, now: number, payment: GatewayInfo): Menu {
	const { maximumPerItem, currency } = catalogue.settings
	return {
		...presentBranches(catalogue, now),
		products: [...catalogue.products.values()],
		categories: catalogue.categories,
		settings: { maximum_order_per_item: maximumPerItem, currency, payment },
	}
}

function presentBranches(catalogue: Catalogue, now: number): Branches {
	return { branches: publishedBranches(catalogue).map((branch) => presentBranch(branch, now)) }
}

function publishedBranches(catalogue: Catalogue): CatalogueBranch[] {
	return [...catalogue.branches.values()].filter((branch) => branch.isPublished)
}

function nextChange(branches: readonly CatalogueBranch[], now: number): number {
	const boundaries = branches.map((branch) => nextOpeningChange(branch, now))
	return Math.min(...boundaries, Number.POSITIVE_INFINITY)
}
