import { formatMoney } from '@app/domain/pricing/money'
import type { Config } from '../../config.ts'
import { originsOf } from '../../http/addresses.ts'
import { createPageRoute, type Html, html } from '../../http/page.ts'
import type { SandboxAttempt } from './confirm.ts'

const STYLE = `
:root { color-scheme: light dark; --green: #2f6b1f; --ink: #17201a; --soft: #5c6870; --line: #d5dbe0; --edge: #7f8b94; --card: #fff; --ground: #eef1f3; --red: #b3261e }
@media (prefers-color-scheme: dark) { :root { --green: #8fd16a; --ink: #eef2ef; --soft: #a5b0b8; --line: #3a444b; --edge: #78848c; --card: #1c2327; --ground: #12171a; --red: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 26rem; padding: 1.75rem; border-radius: 1.25rem; background: var(--card); box-shadow: 0 1px 2px #0001, 0 12px 32px #0001 }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.02em }
p { margin: .5rem 0; color: var(--soft) }
.amount { margin: .25rem 0 1rem; color: var(--ink); font-size: 2.25rem; font-weight: 700; letter-spacing: -.03em; font-variant-numeric: tabular-nums }
.badge { display: inline-block; margin: 0 0 1rem; padding: .125rem .625rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem }
.error { padding: .75rem 1rem; border: 1px solid var(--red); border-radius: .75rem; color: var(--red) }
label { display: block; margin: .75rem 0 0; font-size: .875rem; font-weight: 600 }
input { display: block; width: 100%; min-height: 3rem; margin-top: .25rem; padding: 0 .875rem; border: 1px solid var(--edge); border-radius: .75rem; background: transparent; color: inherit; font: inherit; font-weight: 400 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button { width: 100%; min-height: 3rem; margin-top: .75rem; border: 1px solid var(--edge); border-radius: .75rem; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
.primary { margin-top: 1.25rem; border-color: var(--green); background: var(--green); color: var(--card) }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
`

/** The pages of the sandbox look alike and lead back to the storefront. */
export function createSandboxPages(config: Config) {
	return createPageRoute({ style: STYLE, formTargets: originsOf(config.storefrontUrl) })
}

/** The head of a page: what is paid, and that no money moves. */
export function paymentHead(title: string, { order }: SandboxAttempt): Html {
	const amount = formatMoney(order.totalMinor, order.currency)
	return html`<p class="badge">Test payment: no money moves</p>
<h1>${title}</h1>
<p>Order ${order.reference}</p>
<p class="amount">${amount}</p>`
}
