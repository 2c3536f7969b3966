import { t } from '@app/language/current'
import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Where the details lie open from the start: whoever opens this page came for them. */
const LOGGER_PATH = '/logger'

/** On the outage screen: the same diagnostics as on /logger, folded away, and loaded when they are unfolded. */
export function OutageLog({ path }: { path: string }) {
	const details = useRef<HTMLDetailsElement>(null)
	const [Diagnostics, setDiagnostics] = useState<ComponentType | null>(null)
	const [isMissing, setMissing] = useState(false)
	const load = () => {
		if (!details.current?.open || Diagnostics) return
		setMissing(false)
		import('../features/diagnostics/diagnostics.tsx').then(
			(loaded) => setDiagnostics(() => loaded.Diagnostics),
			() => setMissing(true),
		)
	}
	// What is open in the server's page already raises no event that React hears.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(load, [])
	return (
		<details ref={details} open={path === LOGGER_PATH} onToggle={load} className="w-full max-w-3xl text-left">
			<summary className="mx-auto flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
				{t('Details for support')}
			</summary>
			<section
				aria-label={t('Diagnostics')}
				className="mt-3 rounded-card bg-page p-2 text-ink [--focus:var(--primary-ink)] sm:p-5"
			>
				{Diagnostics ? (
					<Diagnostics />
				) : (
					<p role="status">
						{isMissing ? t('The details could not be loaded. Close and open them again.') : t('Loading…')}
					</p>
				)}
			</section>
		</details>
	)
}
