import type { PushModal, PushStatus } from '@app/contract/push'
import { PUSH_TEXTS } from '@app/domain/push-texts'
import { t } from '@app/language/current'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type NotificationState, readNotificationPermission } from '../../platform/notifications.ts'
import { useSite } from '../../platform/site-context.tsx'
import { useAuth } from '../auth/auth-store.ts'
import type { PushOutcome } from './enable-push.ts'
import type { PushVisitor } from './push-calls.ts'
import { checkPushStatus } from './push-store.ts'

export interface PushDevice {
	permission: NotificationState | 'loading'
	/** Null while it is not known: nobody has answered yet, or nobody could. */
	status: PushStatus | null
	modal: PushModal | null
	/** What failed last, for the customer. */
	failure: string | null
	isBusy: boolean
	/** Does something about it and looks again; whether it was done. */
	act: (action: (visitor: PushVisitor) => Promise<PushOutcome>) => Promise<boolean>
}

/** Notifications on this device, for whoever is signed in, and for the order that is looked at. */
export function usePushDevice(orderSlug: string | null = null): PushDevice {
	const { cms } = useSite()
	const { status: authStatus, user } = useAuth()
	const userId = user?.id ?? null
	const [seen, setSeen] = useState<Pick<PushDevice, 'permission' | 'status' | 'modal'>>(UNSEEN)
	const [failure, setFailure] = useState<string | null>(null)
	const [isBusy, setBusy] = useState(false)

	const looks = useRef(0)

	const look = useCallback(async () => {
		const turn = ++looks.current
		const reply = await checkPushStatus({ cms, userId, orderSlug })
		// An answer from before a switch may come after it.
		if (turn !== looks.current) return
		const permission = readNotificationPermission()
		setSeen({ permission, status: reply?.status ?? null, modal: reply?.modal_type ?? null })
		if (reply === null && permission !== 'unsupported') setFailure(t(PUSH_TEXTS.checkFailed))
	}, [cms, userId, orderSlug])

	useEffect(() => {
		if (authStatus !== 'loading') void look()
	}, [authStatus, look])

	const act: PushDevice['act'] = async (action) => {
		setBusy(true)
		setFailure(null)
		const outcome = await action({ cms, userId, orderSlug })
		if (!outcome.ok) setFailure(outcome.text)
		await look()
		setBusy(false)
		return outcome.ok
	}

	return { ...seen, failure, isBusy, act }
}

const UNSEEN = { permission: 'loading', status: null, modal: null } as const
