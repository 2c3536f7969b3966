import { account } from './german/account.ts'
import { branches } from './german/branches.ts'
import { cart } from './german/cart.ts'
import { checkout } from './german/checkout.ts'
import { common } from './german/common.ts'
import { domain } from './german/domain.ts'
import { domainAccount } from './german/domain-account.ts'
import { domainDevice } from './german/domain-device.ts'
import { forms } from './german/forms.ts'
import { notifications } from './german/notifications.ts'
import { pages } from './german/pages.ts'
import { payment } from './german/payment.ts'
import { publicPages } from './german/public-pages.ts'
import { replies } from './german/replies.ts'
import { shell } from './german/shell.ts'
import { shop } from './german/shop.ts'
import { signIn } from './german/sign-in.ts'
import { tools } from './german/tools.ts'
import { tracking } from './german/tracking.ts'
import { worker } from './german/worker.ts'
import type { Translations } from './translations.ts'

/** German, with "du". Loaded on its pages alone. */
export const german = {
	...common,
	...shell,
	...pages,
	...tools,
	...shop,
	...cart,
	...branches,
	...publicPages,
	...payment,
	...checkout,
	...tracking,
	...notifications,
	...signIn,
	...account,
	...forms,
	...domain,
	...domainAccount,
	...domainDevice,
	...replies,
	...worker,
} as const satisfies Translations
