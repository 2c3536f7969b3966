/** A button beside a list of the Studio: it writes the same values into every item that is ticked. */
export interface ButtonSeed {
	/** Names the button in the ledger; never reused. */
	key: string
	flow: string
	operation: string
	name: string
	icon: string
	color: string
	description: string
	collection: string
	payload: Record<string, unknown>
}

export const BUTTONS: ButtonSeed[] = [
	{
		key: 'sold-out',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d01',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e01',
		name: 'Sold out',
		icon: 'block',
		color: '#C62828',
		description: 'Takes the ticked products off the branch’s menu.',
		collection: 'branch_products',
		payload: { sold_out: true },
	},
	{
		key: 'on-sale',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d02',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e02',
		name: 'Back on sale',
		icon: 'check_circle',
		color: '#2E7D32',
		description: 'Puts the ticked products back on the branch’s menu.',
		collection: 'branch_products',
		payload: { sold_out: false },
	},
]
