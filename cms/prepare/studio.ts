import type { Knex } from 'knex'
import { BUTTONS, type ButtonSeed } from '../access/buttons.ts'
import { PRESETS, type PresetSeed } from '../access/presets.ts'
import { isApplied, recordApplied } from './migrations-table.ts'

/** Lists, bookmarks and buttons of the Studio. Each is put in once: people change and delete them as they like. */
export async function applyStudio(database: Knex): Promise<void> {
	for (const preset of PRESETS) {
		await once(database, `preset-${preset.key}`, (transaction) =>
			transaction('directus_presets').insert(presetRow(preset)),
		)
	}
	for (const button of BUTTONS) {
		await once(database, `button-${button.key}`, (transaction) => insertButton(transaction, button))
	}
}

async function once(
	database: Knex,
	step: string,
	insert: (transaction: Knex.Transaction) => PromiseLike<unknown>,
): Promise<void> {
	if (await isApplied(database, step, '1')) return
	await database.transaction(async (transaction) => {
		await insert(transaction)
		await recordApplied(transaction, step, '1')
	})
}

function presetRow(preset: PresetSeed): Record<string, unknown> {
	return {
		bookmark: preset.bookmark,
		user: null,
		role: preset.role,
		collection: preset.collection,
		layout: preset.layout,
		layout_query: JSON.stringify(preset.layoutQuery),
		layout_options: JSON.stringify(preset.layoutOptions),
		filter: preset.filter && JSON.stringify(preset.filter),
		refresh_interval: preset.refresh ?? null,
		icon: preset.icon ?? 'bookmark',
		color: preset.color ?? null,
	}
}

/** A flow of Directus with one operation, which acts with the rights of whoever presses the button. */
async function insertButton(transaction: Knex.Transaction, button: ButtonSeed): Promise<void> {
	await transaction('directus_flows').insert({
		id: button.flow,
		name: button.name,
		icon: button.icon,
		color: button.color,
		description: button.description,
		status: 'active',
		trigger: 'manual',
		accountability: 'activity',
		options: JSON.stringify({
			collections: [button.collection],
			location: 'both',
			requireSelection: true,
			error_on_reject: true,
			...(button.dialog && {
				requireConfirmation: true,
				confirmationDescription: button.dialog.question,
				fields: button.dialog.fields,
			}),
		}),
	})
	await transaction('directus_operations').insert({
		id: button.operation,
		name: button.name,
		key: 'write',
		type: 'item-update',
		position_x: 19,
		position_y: 1,
		flow: button.flow,
		options: JSON.stringify({
			collection: button.collection,
			key: '{{$trigger.body.keys}}',
			payload: button.payload,
			permissions: '$trigger',
			emitEvents: true,
		}),
	})
	await transaction('directus_flows').where({ id: button.flow }).update({ operation: button.operation })
}
