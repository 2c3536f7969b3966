import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { AttributeValue, CustomizationOption, Product } from '@app/contract/menu'
import type { Customization } from '@app/contract/orders'
import { english } from '@app/language/language'
import { toMinor } from '../pricing/money.ts'

/** A chosen value of an attribute of a product. */
export type Selection = Customization

type Customizable = Pick<Product, 'name' | 'customization_options'>

/** A chosen value with what the menu says about it. */
export interface Choice {
	selection: Selection
	option: CustomizationOption
	value: AttributeValue
}

/** Why selections cannot be ordered; `index` is the selection at fault, absent where one is missing. */
export interface SelectionProblem {
	code: 'INVALID_CUSTOMIZATION' | 'CUSTOMIZATION_REQUIRED'
	attribute_id: number
	index?: number
	message: string
}

/** Whether at most one value may be chosen: attribute 12 always (section 5), others where the menu says so. */
export function isSingleChoice(option: Pick<CustomizationOption, 'attribute_id' | 'single'>): boolean {
	return option.attribute_id === SINGLE_CHOICE_ATTRIBUTE_ID || option.single
}

/** Whether one value has to be chosen: attribute 12 always has one. */
export function needsChoice(option: Pick<CustomizationOption, 'attribute_id' | 'required'>): boolean {
	return option.required || option.attribute_id === SINGLE_CHOICE_ATTRIBUTE_ID
}

/** What a product sheet starts with: the first available value of attribute 12 and of every required single choice. */
export function defaultSelections(product: Customizable): Selection[] {
	return product.customization_options.flatMap((option) => {
		const isPreset = hasDefault(option) || (option.required && isSingleChoice(option))
		return isPreset ? defaultOf(option) : []
	})
}

/** Selections with attribute 12's default where the customer chose none: its first available value (api.md). */
export function withDefaultChoice(product: Customizable, selections: readonly Selection[]): Selection[] {
	const missing = product.customization_options.filter(
		(option) => hasDefault(option) && !selections.some((selection) => selection.attribute_id === option.attribute_id),
	)
	return [...missing.flatMap(defaultOf), ...selections]
}

/**
 * Selections after the customer pressed a value. A single choice is replaced, and can be taken back only where it is
 * neither required nor attribute 12; other values go on and off. Values that the product does not offer now change
 * nothing.
 */
export function toggleSelection(
	product: Customizable,
	selections: readonly Selection[],
	attributeId: number,
	valueId: number,
): Selection[] {
	const option = product.customization_options.find((candidate) => candidate.attribute_id === attributeId)
	const value = option?.values.find((candidate) => candidate.value_id === valueId)
	if (!option || !value) return [...selections]
	const isThis = (selection: Selection) => selection.attribute_id === attributeId && selection.value_id === valueId
	if (selections.some(isThis)) {
		const mustStay = isSingleChoice(option) && (option.required || hasDefault(option))
		return mustStay ? [...selections] : selections.filter((selection) => !isThis(selection))
	}
	if (!value.available) return [...selections]
	const others = isSingleChoice(option)
		? selections.filter((selection) => selection.attribute_id !== attributeId)
		: selections
	return [...others, selectionOf(option, value)]
}

/** Everything that keeps these selections from being ordered, in their order, then what is missing. */
export function checkSelections(product: Customizable, selections: readonly Selection[]): SelectionProblem[] {
	const invalid = selections.flatMap((selection, index): SelectionProblem[] => {
		const message = reasonAgainst(product, selections, selection, index)
		return message ? [{ code: 'INVALID_CUSTOMIZATION', attribute_id: selection.attribute_id, index, message }] : []
	})
	const chosen = new Set(withDefaultChoice(product, selections).map((selection) => selection.attribute_id))
	const missing = product.customization_options.flatMap((option): SelectionProblem[] => {
		if (!option.required || chosen.has(option.attribute_id)) return []
		const message = english.t('Please choose {option} for {product}.', { option: option.name, product: product.name })
		return [{ code: 'CUSTOMIZATION_REQUIRED', attribute_id: option.attribute_id, message }]
	})
	return [...invalid, ...missing]
}

/** The selections that the product offers, in the menu's order, with their option and value. */
export function choicesOf(product: Customizable, selections: readonly Selection[]): Choice[] {
	return product.customization_options.flatMap((option) =>
		option.values.flatMap((value) => {
			const selection = selections.find((candidate) => names(candidate, option, value))
			return selection ? [{ selection, option, value }] : []
		}),
	)
}

/** What one chosen value adds to the price of one piece, in minor units: taking something off is free. */
export function choiceExtraMinor({ option, value }: Pick<Choice, 'option' | 'value'>, currency: string): number {
	return option.removal ? 0 : toMinor(value.price_extra, currency)
}

/** What the selections add to the price of one piece, in minor units. */
export function selectionExtraMinor(product: Customizable, selections: readonly Selection[], currency: string): number {
	return choicesOf(product, selections).reduce((sum, choice) => sum + choiceExtraMinor(choice, currency), 0)
}

/**
 * Allergens of the product as chosen. A removal takes none away: what is left off one layer may be in another, or
 * have touched it.
 */
export function selectionAllergens(
	product: Customizable & Pick<Product, 'allergens'>,
	selections: readonly Selection[],
): string[] {
	const added = choicesOf(product, selections).flatMap(({ option, value }) => (option.removal ? [] : value.allergens))
	return [...new Set([...product.allergens, ...added])]
}

/** Kilocalories of one piece as chosen, null where the product's are not known. Removals are not counted down. */
export function selectionKcal(
	product: Customizable & Pick<Product, 'kcal'>,
	selections: readonly Selection[],
): number | null {
	if (product.kcal === null) return null
	return choicesOf(product, selections).reduce(
		(sum, { option, value }) => sum + (option.removal ? 0 : (value.kcal ?? 0)),
		product.kcal,
	)
}

function reasonAgainst(
	product: Customizable,
	selections: readonly Selection[],
	selection: Selection,
	index: number,
): string | null {
	const option = product.customization_options.find((candidate) => candidate.attribute_id === selection.attribute_id)
	const value = option?.values.find((candidate) => names(selection, option, candidate))
	if (!option || !value) return english.t('This choice is not offered for {product}.', { product: product.name })
	if (!value.available) {
		return english.t('{value} is not available for {product} at the moment.', {
			value: value.name,
			product: product.name,
		})
	}
	const earlier = selections.slice(0, index).filter((candidate) => candidate.attribute_id === selection.attribute_id)
	if (earlier.some((candidate) => candidate.value_id === selection.value_id)) {
		return english.t('{value} is chosen twice.', { value: value.name })
	}
	return isSingleChoice(option) && earlier.length > 0
		? english.t('{option} takes one choice only.', { option: option.name })
		: null
}

function names(selection: Selection, option: CustomizationOption, value: AttributeValue): boolean {
	return (
		selection.attribute_id === option.attribute_id &&
		selection.value_id === value.value_id &&
		selection.template_attribute_value_id === value.template_attribute_value_id
	)
}

function hasDefault(option: CustomizationOption): boolean {
	return option.attribute_id === SINGLE_CHOICE_ATTRIBUTE_ID
}

function defaultOf(option: CustomizationOption): Selection[] {
	const value = option.values.find((candidate) => candidate.available)
	return value ? [selectionOf(option, value)] : []
}

function selectionOf(option: CustomizationOption, value: AttributeValue): Selection {
	return {
		attribute_id: option.attribute_id,
		value_id: value.value_id,
		template_attribute_value_id: value.template_attribute_value_id,
	}
}
