/**
 * A button of the Studio: it writes the same values into every item that is ticked in a list, or into the one that is
 * open.
 */
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
	/** A value may name a field of the dialog, as in `{{$trigger.body.ready_minutes}}`. */
	payload: Record<string, unknown>
	/** What is asked before it is done: a sentence, and fields to fill in. */
	dialog?: { question: string; fields: Record<string, unknown>[] }
}

const READY_MINUTES = {
	field: 'ready_minutes',
	type: 'integer',
	name: 'Ready in (minutes)',
	meta: {
		field: 'ready_minutes',
		type: 'integer',
		interface: 'input',
		width: 'full',
		note: 'Empty: estimated from the branch’s settings.',
		options: { min: 1, max: 240, iconRight: 'timer', placeholder: 'Estimated' },
	},
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
	{
		key: 'accept-order',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d03',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e03',
		name: 'Accept',
		icon: 'thumb_up',
		color: '#1565C0',
		description: 'Accepts the order and tells the customer when it will be ready.',
		collection: 'orders',
		payload: { order_status: 'accepted', ready_minutes: '{{$trigger.body.ready_minutes}}' },
		dialog: { question: 'Accept the order? The customer is told when it will be ready.', fields: [READY_MINUTES] },
	},
	{
		key: 'pause-branch',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d04',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e04',
		name: 'Pause online orders',
		icon: 'pause_circle',
		color: '#B26A00',
		description: 'No online orders from now on, until they are resumed.',
		collection: 'branches',
		payload: { can_order_online: false },
	},
	{
		key: 'resume-branch',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d05',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e05',
		name: 'Back to normal',
		icon: 'play_circle',
		color: '#2E7D32',
		description: 'Open, with online orders: ends a pause, dine-in only and an early closing.',
		collection: 'branches',
		payload: { can_order_online: true, kitchen_status: 'open', closed_early: false },
	},
	{
		key: 'dine-in-only',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d06',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e06',
		name: 'Dine-in only',
		icon: 'table_restaurant',
		color: '#1565C0',
		description: 'The kitchen cooks for those who are there, and takes no online orders.',
		collection: 'branches',
		payload: { kitchen_status: 'dine_in_only' },
	},
	{
		key: 'close-early',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d07',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e07',
		name: 'Close early',
		icon: 'door_front',
		color: '#C62828',
		description: 'Closes the branch now. It opens again by itself at its next opening time.',
		collection: 'branches',
		payload: { closed_early: true },
		dialog: { question: 'Close the branch now, until its next opening time?', fields: [] },
	},
	{
		key: 'newsletter-test',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d08',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e08',
		name: 'Send me a test',
		icon: 'outgoing_mail',
		color: '#1565C0',
		description: 'Sends the saved newsletter to the address of your account.',
		collection: 'newsletters',
		payload: { status: 'test' },
	},
	{
		key: 'newsletter-send',
		flow: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d09',
		operation: '5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7e09',
		name: 'Send to everybody',
		icon: 'send',
		color: '#2E7D32',
		description: 'Sends the newsletter to all confirmed addresses, once. It has to be tested as it is.',
		collection: 'newsletters',
		payload: { status: 'sending' },
		dialog: { question: 'Send it to all confirmed addresses? Nobody can take it back.', fields: [] },
	},
]
