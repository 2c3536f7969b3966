import type { Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { type Dispatch, type SetStateAction, useId, useMemo, useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ALLERGEN_LABELS, DIET_LABELS, labelOf } from './food-labels.ts'
import type { MenuSearch } from './use-menu-search.ts'

interface MenuFilterBarProps {
	products: readonly Product[]
	wish: MenuSearch
	onChange: Dispatch<SetStateAction<MenuSearch>>
}

/** Search, and what a guest eats or must not eat. Only what occurs in this menu is offered. */
export function MenuFilterBar({ products, wish, onChange }: MenuFilterBarProps) {
	const diets = useMemo(() => occurring(products.map((product) => product.diets)), [products])
	const allergens = useMemo(() => occurring(products.map((product) => product.allergens)), [products])
	const [isOpen, setOpen] = useState(false)
	const panelId = useId()
	const count = wish.diets.length + wish.withoutAllergens.length
	return (
		<div className="flex flex-wrap gap-2">
			<div className="relative flex min-w-36 flex-1">
				<Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft" />
				<input
					type="search"
					aria-label={t('Search the menu')}
					value={wish.search}
					placeholder={t('Search the menu')}
					enterKeyHint="search"
					// Its own cross is the system's blue one.
					className="min-h-12 w-full appearance-none rounded-full bg-surface pr-12 pl-11 inset-ring-2 inset-ring-line placeholder:text-soft hover:inset-ring-line-strong [&::-webkit-search-cancel-button]:hidden"
					onChange={(event) => onChange((old) => ({ ...old, search: event.target.value }))}
				/>
				{wish.search && (
					<IconButton
						icon="close"
						label={t('Clear search')}
						className="absolute top-0.5 right-0.5 scale-90"
						onClick={() => onChange((old) => ({ ...old, search: '' }))}
					/>
				)}
			</div>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={panelId}
				className={classNames(
					'press flex min-h-12 items-center gap-2 rounded-full bg-surface px-4 font-semibold inset-ring-2 sm:px-5',
					isOpen ? 'inset-ring-ink' : 'inset-ring-line hover:inset-ring-line-strong',
				)}
				onClick={() => setOpen(!isOpen)}
			>
				<Icon name="filter" className="size-5" />
				{t('Filter')}
				{count > 0 && (
					<span className="grid size-6 place-items-center rounded-full bg-primary text-sm text-on-primary">
						<span className="sr-only">{t(', active: {count}', { count })}</span>
						<span aria-hidden="true">{count}</span>
					</span>
				)}
			</button>
			{isOpen && (
				<div id={panelId} className="grid w-full gap-5 rounded-card bg-surface p-5 shadow-card">
					<ChoiceRow
						title={t('I eat')}
						choices={diets}
						labels={DIET_LABELS}
						chosen={wish.diets}
						onToggle={(diet) => onChange((old) => ({ ...old, diets: toggled(old.diets, diet) }))}
					/>
					<ChoiceRow
						title={t('Leave out dishes with')}
						choices={allergens}
						labels={ALLERGEN_LABELS}
						chosen={wish.withoutAllergens}
						onToggle={(allergen) =>
							onChange((old) => ({ ...old, withoutAllergens: toggled(old.withoutAllergens, allergen) }))
						}
					/>
					<p className="text-sm text-soft">
						{t('Our kitchens handle every allergen. If yours is severe, please talk to the branch before you order.')}
					</p>
				</div>
			)}
		</div>
	)
}

interface ChoiceRowProps {
	title: string
	choices: readonly string[]
	labels: Readonly<Record<string, PlainMessage>>
	chosen: readonly string[]
	onToggle: (choice: string) => void
}

function ChoiceRow({ title, choices, labels, chosen, onToggle }: ChoiceRowProps) {
	if (choices.length === 0) return null
	return (
		<fieldset>
			<legend className="mb-2 font-semibold">{title}</legend>
			<div className="flex flex-wrap gap-2">
				{choices.map((choice) => (
					<Chip key={choice} pressed={chosen.includes(choice)} onClick={() => onToggle(choice)}>
						{labelOf(labels, choice)}
					</Chip>
				))}
			</div>
		</fieldset>
	)
}

function occurring(lists: readonly (readonly string[])[]): string[] {
	return [...new Set(lists.flat())].sort()
}

function toggled(list: readonly string[], entry: string): string[] {
	return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
}
