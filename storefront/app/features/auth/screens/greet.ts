import type { User } from '@app/contract/account'
import { t } from '@app/language/current'
import { showToast } from '../../../lib/rendering/toast.ts'
import { HOME_OF_CUSTOMERS } from './return-link.ts'

/** 'Welcome {name}' (section 1), wherever somebody goes after signing in; the own account says so itself. */
export function greet({ first_name }: User, target: string): void {
	if (target.startsWith(HOME_OF_CUSTOMERS)) return
	showToast({ tone: 'green', title: first_name ? t('Welcome {name}', { name: first_name }) : t('Welcome') })
}
