import type { AccountField } from '@app/domain/auth/account-forms'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { loadSession } from '../auth-store.ts'
import type { useAccountForm } from './use-account-form.ts'
import { useHydrated } from './use-hydrated.ts'

interface AccountFormProps<F extends AccountField> {
	state: ReturnType<typeof useAccountForm<F>>
	/** The button's name. */
	submit: string
	/** The fields. */
	children: ReactNode
}

/** Fields, what went wrong, and the one button that sends them. Before the scripts are there it sends nothing. */
export function AccountForm<F extends AccountField>({ state, submit, children }: AccountFormProps<F>) {
	const isHydrated = useHydrated()
	return (
		// Whoever starts to type will send: the code for that comes meanwhile.
		<form {...state.form} onFocus={() => void loadSession().catch(() => {})} className="grid gap-5">
			{state.failure && <Notice tone="error">{state.failure}</Notice>}
			{children}
			<Button type="submit" size="lg" wide busy={state.isBusy} disabled={!isHydrated} className="mt-1">
				{submit}
			</Button>
		</form>
	)
}
