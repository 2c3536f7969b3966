import { ORDER_CODE_LENGTH, ORDER_CODE_MINUTES } from '@app/contract/constants'
import { successOf } from '@app/contract/errors'
import { ChangeProofSchema, OrderCodeReplySchema, type TrackedOrder } from '@app/contract/orders'
import { TAB_KEYS } from '@app/contract/records'
import { plural, t } from '@app/language/current'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { RequestError } from '../../lib/http/cms-client.ts'
import { describeSendFailure } from '../../lib/http/describe-send-failure.ts'
import { deviceId } from '../../lib/pwa/device-id.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { announce } from '../../lib/rendering/toast.ts'
import { readTab, writeTab } from '../../lib/storage/tab-storage.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneUrl } from '../../ui/phone-url.ts'
import { keepProof } from '../cart/order-proof-store.ts'

const AskedReplySchema = successOf(OrderCodeReplySchema)
/** Of this tab: until when the code that was mailed for the order holds, epoch milliseconds. */
const AskedCodeSchema = v.object({ slug: v.string(), until: v.number() })
const ProofReplySchema = successOf(ChangeProofSchema)

interface UnlockChangesProps {
	order: TrackedOrder
	/** Whether a code can be mailed to the order's address. */
	isMailed: boolean
	/** This browser has proved that it may change the order. */
	onUnlocked: () => void
}

/**
 * For a browser that did not place the guest's order: a one-time code that is mailed to the order's address, or
 * the branch's telephone.
 */
export function UnlockChanges({ order, isMailed, onUnlocked }: UnlockChangesProps) {
	const titleId = useId()
	return (
		<section aria-labelledby={titleId} className="grid w-full gap-4 rounded-card bg-surface p-5 shadow-card sm:p-7">
			<h2 id={titleId} className="text-2xl">
				{t('Change this order')}
			</h2>
			{isMailed ? (
				<MailedCode order={order} onUnlocked={onUnlocked} />
			) : (
				<>
					<p className="text-pretty">
						{t('This order was placed in another browser: to change it here, call the branch.')}
					</p>
					<div>
						<CallBranch phone={order.branch.phone} />
					</div>
				</>
			)}
		</section>
	)
}

/**
 * How far one is. A phone may throw the page away while its owner reads the mail: where this tab has asked for a code,
 * the page asks for its digits again.
 */
type Step = 'ask' | 'remembered' | 'had' | 'sent'

function firstStep(slug: string): Step {
	const asked = readTab(TAB_KEYS.orderCode, AskedCodeSchema)
	return asked?.slug === slug && asked.until > Date.now() ? 'remembered' : 'ask'
}

/** Asks for a code, then for its digits. */
function MailedCode({ order, onUnlocked }: Omit<UnlockChangesProps, 'isMailed'>) {
	const { cms } = useSite()
	const input = useRef<HTMLInputElement>(null)
	const [step, setStep] = useState(() => firstStep(order.slug))
	const [isBusy, setBusy] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const path = `/capi/shop/orders/${order.slug}/code`

	// The field takes the place of the button that had the focus.
	useEffect(() => {
		if (step === 'had' || step === 'sent') input.current?.focus()
	}, [step])

	const run = async (work: () => Promise<void>, describe = textOf) => {
		if (isBusy) return
		setBusy(true)
		setProblem(null)
		try {
			await work()
		} catch (error) {
			refuse(describe(error))
		} finally {
			setBusy(false)
		}
	}
	const refuse = (text: string) => {
		setProblem(text)
		announce(text)
		input.current?.focus()
	}
	const body = async () => ({ order_id: order.id, device_id: await deviceId() })
	const ask = () =>
		run(async () => {
			const { data } = await cms.post(path, await body(), AskedReplySchema)
			if (!data.mailed) return refuse(t('No code was mailed: this order can no longer be changed here.'))
			writeTab(TAB_KEYS.orderCode, { slug: order.slug, until: Date.now() + ORDER_CODE_MINUTES * 60_000 })
			setStep('sent')
			announce(t('The code is on its way to the order’s email address.'))
		}, textOfUnsent)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const code = input.current?.value.replace(/\s/g, '') ?? ''
		if (!/^\d+$/.test(code) || code.length !== ORDER_CODE_LENGTH) return refuse(t('Enter the six digits of the code.'))
		void run(async () => {
			const { data } = await cms.post(`${path}/check`, { ...(await body()), code }, ProofReplySchema)
			keepProof(order.slug, data.change_token)
			writeTab(TAB_KEYS.orderCode, null)
			announce(t('You can change this order here now.'))
			// The form goes with what it was for.
			document.getElementById('main')?.focus({ preventScroll: true })
			onUnlocked()
		})
	}

	if (step === 'ask') {
		return (
			<>
				<p className="text-pretty">
					{t(
						'This order was placed in another browser: to change it here, enter the code that we mail to its address.',
					)}
				</p>
				{problem && <p className="font-medium text-ketchup-ink">{problem}</p>}
				<Actions phone={order.branch.phone}>
					<Button busy={isBusy} onClick={() => void ask()}>
						{t('Send the code')}
					</Button>
					<Button variant="quiet" disabled={isBusy} onClick={() => setStep('had')}>
						{t('I have a code')}
					</Button>
				</Actions>
			</>
		)
	}
	return (
		<form noValidate className="grid gap-4" onSubmit={submit}>
			<p className="text-pretty">
				{step === 'sent'
					? t('The code is on its way to the order’s email address.')
					: t('Enter the code that we mailed to the order’s address.')}{' '}
				{t('It works once, for {minutes} minutes.', { minutes: ORDER_CODE_MINUTES })}
			</p>
			<TextField
				ref={input}
				label={t('One-time code')}
				hint={t('No mail after a minute? Look among the spam, or call the branch.')}
				error={problem}
				required
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={2 * ORDER_CODE_LENGTH}
				readOnly={isBusy}
				onInput={() => setProblem(null)}
				className="max-w-xs tabular-nums"
			/>
			<Actions phone={order.branch.phone}>
				<Button type="submit" busy={isBusy}>
					{t('Confirm the code')}
				</Button>
				<Button variant="quiet" disabled={isBusy} onClick={() => void ask()}>
					{t('Send another code')}
				</Button>
			</Actions>
		</form>
	)
}

function Actions({ phone, children }: { phone: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-3">
			{children}
			<CallBranch phone={phone} />
		</div>
	)
}

function CallBranch({ phone }: { phone: string }) {
	if (!phone) return null
	return (
		<a href={phoneUrl(phone)} className={buttonClass({ variant: 'quiet' })}>
			<Icon name="phone" className="size-5" />
			{t('Call the branch')}
		</a>
	)
}

function textOf(error: unknown): string {
	if (error instanceof RequestError && error.code === 'CODE_INVALID') {
		return t('This code is not right, or it no longer works. Check the mail, or send another code.')
	}
	return describeSendFailure(error).message
}

/** Several codes were asked for, by whomever: the last one is in the mailbox of the order's guest. */
function textOfUnsent(error: unknown): string {
	if (!(error instanceof RequestError) || error.status !== 429) return textOf(error)
	return plural(Math.ceil((error.retryAfter ?? 60) / 60), {
		one: 'No code was mailed, because several were asked for. The last one still works; ask again in a minute.',
		other:
			'No code was mailed, because several were asked for. The last one still works; ask again in {count} minutes.',
	})
}
