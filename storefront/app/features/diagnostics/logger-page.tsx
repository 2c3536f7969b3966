import { t } from '@app/language/current'
import { Diagnostics } from './diagnostics.tsx'

/** /logger: what this device has noticed, for whoever helps its owner. The server's page is the same for everybody. */
export function LoggerPage() {
	return (
		<div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 pt-6 pb-16 md:px-6 lg:pt-12">
			<header className="grid gap-3">
				<h1 className="text-[clamp(2.75rem,9vw,4.5rem)] leading-[0.92]">{t('Under the bun')}</h1>
				<p className="max-w-prose text-lg text-soft">
					{t(
						'What this tab has noticed since it was opened. It stays on your device, without passwords, emails or cards, until you copy it for someone who helps you.',
					)}
				</p>
			</header>
			<Diagnostics />
		</div>
	)
}
