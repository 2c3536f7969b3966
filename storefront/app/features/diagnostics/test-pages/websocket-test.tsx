import { successOf } from '@app/contract/errors'
import { LINK, type LinkEvent, type RealtimeLink, reduceLink } from '@app/domain/realtime/realtime-link'
import { known, t } from '@app/language/current'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { runSocket, type Socket, socketUrl } from '../../../lib/realtime/socket.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { trans } from '../../../ui/trans.tsx'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

const ReplySchema = successOf(v.looseObject({ branches: v.array(v.looseObject({ title: v.string() })) }))

/** /test/websocket-branches: the realtime link of section 4 with everything that it sends and hears. */
export function WebsocketTest() {
	const { cms } = useSite()
	const exchange = useExchange()
	const { note, ask } = exchange
	const [status, setStatus] = useState<RealtimeLink['status']>(LINK.status)
	const socket = useRef<Socket<LinkEvent> | null>(null)

	const readAgain = useCallback(
		(collection: string) =>
			ask(
				t('{request}, after {collection}', { request: 'GET /capi/shop/branches', collection }),
				undefined,
				async () => {
					const { data } = await cms.get('/capi/shop/branches', ReplySchema, { isPublic: true })
					return data.branches.map(({ title, is_open, kitchen_computed_status, out_of_stock }) => ({
						title,
						is_open,
						kitchen_computed_status,
						out_of_stock: Array.isArray(out_of_stock) ? out_of_stock.length : 0,
					}))
				},
			),
		[cms, ask],
	)

	function connect() {
		socket.current ??= runSocket<RealtimeLink, LinkEvent>({
			url: socketUrl(cms.address()),
			machine: {
				first: LINK,
				reduce(state, event) {
					if (event.type === 'message') note('event', t('Message {type}', { type: event.message.type }), event.message)
					const step = reduceLink(state, event)
					for (const command of step.commands) {
						if (command.do === 'send')
							note('request', t('Send {type}', { type: command.message.type }), command.message)
						if (command.do === 'retry-in') note('event', t('Connects again in {ms} ms', { ms: command.ms }))
					}
					return step
				},
			},
			onState: (state) => setStatus(state.status),
			onChange: (collection) => void readAgain(collection),
		})
		for (const collection of ['branches', 'branch_products'] as const) {
			socket.current.tell({ type: 'subscribe', collection })
		}
		socket.current.tell({ type: 'connect' })
	}

	useEffect(() => () => socket.current?.tell({ type: 'disconnect' }), [])

	return (
		<TestPage
			title={t('Branches Websocket Test')}
			about={t('Follows branches and their stock, as the cart does. Change one in the Studio and watch it arrive.')}
			exchange={exchange}
		>
			<p role="status" className="text-lg">
				{trans('The link is {status}.', { status: <strong>{known(status)}</strong> })}
			</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={connect}>{t('Connect')}</Button>
				<Button variant="secondary" onClick={() => socket.current?.tell({ type: 'wake' })}>
					{t('Ping')}
				</Button>
				<Button variant="secondary" onClick={() => socket.current?.tell({ type: 'disconnect' })}>
					{t('Disconnect')}
				</Button>
			</div>
		</TestPage>
	)
}
