import { DEFAULT_MAXIMUM_ORDER_PER_ITEM } from '@app/contract/constants'
import { BUILD_ATTRIBUTE } from '@app/contract/service-worker'
import { currentLanguage, t } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useMatches,
} from 'react-router'
import type { Route } from './+types/root'
import { BRAND } from './brand.ts'
import { startAuth, visitorCredentials } from './features/auth/auth-store.ts'
import { packBranches, useUnpackedBranches } from './features/branch/serialized-branches.ts'
import { createCmsClient } from './lib/http/cms-client.ts'
import { SCHEMES, THEME_SCRIPT } from './lib/pwa/theme.ts'
import { SiteProvider } from './lib/rendering/site-context.tsx'
import { SKIP_DRAWING_SCRIPT } from './lib/rendering/skip-server-drawing.ts'
import { readFooter } from './server/content/read-footer.server.ts'
import { pageContext } from './server/page-context.server.ts'
import { AppLifecycleHost } from './shell/app-lifecycle-host.tsx'
import { DocumentContext } from './shell/document-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { IdleProviders } from './shell/idle-providers.tsx'
import { LinkedData } from './shell/linked-data.tsx'
import { LOADER_START_SCRIPT } from './shell/loader-messages.ts'
import { StartGate } from './shell/start-gate.tsx'
import { Toasts } from './shell/toasts.tsx'
import stylesheet from './ui/app.css?url'
import touchIcon from './ui/art/apple-touch-icon.png'
import displayFont from './ui/fonts/bricolage-grotesque-display.woff2'
import textFont from './ui/fonts/figtree-text.woff2'

/**
 * In development the dev server sends the stylesheet and its changes; otherwise it is inside the page
 * (entry.server.tsx).
 */
export const links: Route.LinksFunction = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheet }] : [])

/** Comes with every page: the start-up checks, the header and the branch check ride on it. */
export async function loader({ context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { snapshot, cmsUrl, publicUrl, auth, services } = page
	return {
		footer: await readFooter(page, currentLanguage().tag),
		status: snapshot.status,
		cmsUrl,
		auth,
		services,
		publicUrl,
		branches: packBranches(snapshot.menu?.branches ?? []),
		settings: snapshot.menu?.settings ?? {
			maximum_order_per_item: DEFAULT_MAXIMUM_ORDER_PER_ITEM,
			currency: BRAND.currency,
		},
	}
}

/**
 * Renewed on request only (Retry): a navigation within the app waits for nothing of the root's. The ordering pages
 * keep the branches young by themselves (features/branch/use-branch-refresh.ts).
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/**
 * Runs before the first paint. The server's page alone holds it; hydration leaves it as it is, so the browser's code
 * need not repeat it.
 */
const HEAD_SCRIPT = import.meta.env.SSR ? `${THEME_SCRIPT};${SKIP_DRAWING_SCRIPT};${LOADER_START_SCRIPT}` : ''

/** A page that has to work where no script can be loaded: it comes without any (`handle.isStatic` of its route). */
function useIsStatic(): boolean {
	return useMatches().some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic)
}

export function Layout({ children }: { children: ReactNode }) {
	const { nonce, styles, build } = use(DocumentContext)
	const isStatic = useIsStatic()
	return (
		// The theme script and the service worker change <html> before React sees it.
		<html
			lang={currentLanguage().tag === 'en' ? currentLanguage().locale : currentLanguage().tag}
			suppressHydrationWarning
			{...{ [BUILD_ATTRIBUTE]: build }}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<script
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, named by hash or nonce in the CSP.
					dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
				/>
				<style
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, named likewise.
					dangerouslySetInnerHTML={{ __html: styles }}
				/>
				{SCHEMES.map((scheme) => (
					// Only one of them holds where the visitor has chosen (lib/pwa/theme.ts).
					<meta
						key={scheme}
						name="theme-color"
						content={BRAND.themeColor[scheme]}
						media={`(prefers-color-scheme: ${scheme})`}
						data-scheme={scheme}
						suppressHydrationWarning
					/>
				))}
				<link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="icon" href="/favicon.ico" sizes="48x48" />
				<link rel="apple-touch-icon" href={touchIcon} />
				<link rel="manifest" href={inLanguage(currentLanguage().tag, '/manifest.webmanifest')} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{!isStatic && <ScrollRestoration />}
				{!isStatic && <Scripts />}
				<LinkedData />
			</body>
		</html>
	)
}

export default function App({ loaderData }: Route.ComponentProps) {
	const { cmsUrl, auth, services, settings, footer, status } = loaderData
	// One for the page's life: renewed data brings the same configuration again, and whoever asks through a new client
	// starts anew.
	const [cms] = useState(() => createCmsClient(cmsUrl, undefined, visitorCredentials()))
	// Once for the life of the page: the configuration does not change under it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => startAuth({ cmsUrl, config: auth }), [])
	const isStatic = useIsStatic()
	const branches = useUnpackedBranches(loaderData.branches)
	const site = useMemo(
		() => ({ cms, branches, settings, services, footer }),
		[cms, branches, settings, services, footer],
	)
	if (isStatic) return <Outlet />
	return (
		<SiteProvider site={site}>
			<noscript>
				<p className="bg-mustard p-3 text-center font-semibold text-on-mustard">
					{t('You can read everything here; to order, please switch JavaScript on.')}
				</p>
			</noscript>
			<StartGate status={status}>
				<Outlet />
			</StartGate>
			<IdleProviders />
			<AppLifecycleHost />
			<Toasts />
		</SiteProvider>
	)
}

/** What is left when even the layout failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<main data-bare>
			<ErrorPage error={error} />
		</main>
	)
}
