import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { use } from 'react'
import scene from '../../ui/art/scene-error.webp'
import { buttonClass } from '../../ui/button.tsx'
import { DocumentContext } from '../document-context.ts'

/** Tries again by itself as soon as there is a network; what the browser says about that comes late, or is not so. */
const RETURN_SCRIPT = `function again(){location.reload()}addEventListener('online',again);setInterval(function(){fetch('/healthz',{cache:'no-store'}).then(again,function(){})},5000)`

/** In place of a page that needs a network. It stands alone: no code of the app, nothing that has to be loaded. */
export function OfflinePage() {
	const { nonce } = use(DocumentContext)
	return (
		<main className="mx-auto grid min-h-svh max-w-2xl content-center justify-items-center gap-4 px-4 py-12 text-center">
			<img src={scene} alt="" width="640" height="480" className="h-auto w-[min(20rem,70vw)]" />
			<h1 className="text-[clamp(2.75rem,11vw,5rem)] leading-[0.9]">{t('You are offline')}</h1>
			<p className="max-w-md text-lg text-soft">
				{t(
					'This page needs a connection. What you looked at last still works without one: the menu, your cart and your pickup passes.',
				)}
			</p>
			<p className="mt-3 flex flex-wrap justify-center gap-3">
				{/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for. */}
				<a href="" className={buttonClass({ size: 'lg' })}>
					{t('Try again')}
				</a>
				<a
					href={inLanguage(currentLanguage().tag, '/order')}
					className={buttonClass({ size: 'lg', variant: 'secondary' })}
				>
					{t('Menu (food)')}
				</a>
				<a
					href={inLanguage(currentLanguage().tag, '/track')}
					className={buttonClass({ size: 'lg', variant: 'secondary' })}
				>
					{t('Pickup passes')}
				</a>
			</p>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by hash in the CSP. */}
			<script nonce={nonce} dangerouslySetInnerHTML={{ __html: RETURN_SCRIPT }} />
		</main>
	)
}
