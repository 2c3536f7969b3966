import type { PushModal, PushStatus } from '@app/contract/push'
import { PUSH_TEXTS } from '@app/domain/device/push-texts'
import { t } from '@app/language/current'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type NotificationState, readNotificationPermission, waitForWorker } from '../../../lib/pwa/notifications.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { useAuth } from '../../auth/auth-store.ts'
import { failPush, type PushOutcome } from './enable-push.ts'
import type { PushVisitor } from './push-calls.ts'
import { checkPushStatus } from './push-store.ts'

type PushAction = (visitor: PushVisitor) => Promise<PushOutcome>

export interface PushDevice {
	permission: NotificationState | 'loading'
	/** Null while it is not known: nobody has answered yet, or nobody could. */
	status: PushStatus | null
	modal: PushModal | null
	/** What failed last, for the customer: their own change before the check that follows it. */
	failure: string | null
	isBusy: boolean
	/** Runs an action and checks the status again. Never rejects. */
	act: (action: PushAction) => Promise<PushOutcome>
	/** Repeats what failed last: the action, or else the check alone. */
	retry: () => Promise<PushOutcome>
}

const DONE: PushOutcome = { ok: true }
const checkOnly: PushAction = async () => DONE

/** Notifications on this device, for whoever is signed in, and for the order that is looked at. */
export function usePushDevice(orderSlug: string | null = null): PushDevice {
	const { cms } = useSite()
	const { status: authStatus, user } = useAuth()
	const userId = user?.id ?? null
	const [seen, setSeen] = useState<Pick<PushDevice, 'permission' | 'status' | 'modal'>>(UNSEEN)
	const [actionFailure, setActionFailure] = useState<string | null>(null)
	const [checkFailure, setCheckFailure] = useState<string | null>(null)
	const [isBusy, setBusy] = useState(false)
	const checks = useRef(0)
	const actions = useRef(0)
	const failed = useRef(checkOnly)

	const check = useCallback(async () => {
		const turn = ++checks.current
		const reply = await checkPushStatus({ cms, userId, orderSlug })
		// An answer from before a switch may come after it.
		if (turn !== checks.current) return
		const permission = readNotificationPermission()
		setSeen({ permission, status: reply?.status ?? null, modal: reply?.modal_type ?? null })
		setCheckFailure(reply === null && permission !== 'unsupported' ? t(PUSH_TEXTS.checkFailed) : null)
	}, [cms, userId, orderSlug])

	useEffect(() => {
		if (authStatus !== 'loading') void check()
	}, [authStatus, check])

	// Whoever has left the page, or is somebody else by now, gets no second attempt.
	// biome-ignore lint/correctness/useExhaustiveDependencies: ends with the visitor.
	useEffect(() => () => void actions.current++, [userId, orderSlug])

	const act: PushDevice['act'] = async (action) => {
		const turn = ++actions.current
		setBusy(true)
		setActionFailure(null)
		const outcome = await action({ cms, userId, orderSlug }).catch((error) => failPush({ step: 'update' }, error))
		failed.current = outcome.ok ? checkOnly : action
		if (!outcome.ok) setActionFailure(outcome.text)
		await check()
		setBusy(false)
		if (!outcome.ok && outcome.isEarly) void repeatOnceReady(action, turn)
		return outcome
	}

	/** Repeats it once the first worker is active, unless something else was begun meanwhile. */
	async function repeatOnceReady(action: PushAction, turn: number): Promise<void> {
		if ((await waitForWorker()) && turn === actions.current) await act(action)
	}

	return {
		...seen,
		failure: actionFailure ?? checkFailure,
		isBusy,
		act,
		retry: () => act(failed.current),
	}
}

const UNSEEN = { permission: 'loading', status: null, modal: null } as const
