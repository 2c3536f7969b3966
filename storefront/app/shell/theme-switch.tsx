import type { Theme } from '@app/contract/records'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useEffect, useId } from 'react'
import { applyTheme, THEMES, themeStore } from '../lib/pwa/theme.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

const LABELS: Record<Theme, { label: PlainMessage; icon: IconName }> = {
	system: { label: 'System', icon: 'system' },
	light: { label: 'Light', icon: 'sun' },
	dark: { label: 'Dark', icon: 'moon' },
}

/** The colours of the page: as the system has them, light or dark. */
export function ThemeSwitch() {
	const name = useId()
	const chosen = themeStore.use(({ theme }) => theme)
	const isRestored = themeStore.useRestored()
	// Another tab may choose as well.
	useEffect(() => {
		if (isRestored) applyTheme(chosen)
	}, [isRestored, chosen])
	return (
		<fieldset className="flex w-fit rounded-full bg-field-soft p-1">
			<legend className="sr-only">{t('Colours')}</legend>
			{THEMES.map((theme) => (
				<label
					key={theme}
					className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 text-sm max-[359px]:px-2.5 font-semibold has-checked:bg-lime has-checked:text-on-lime has-focus-visible:outline-3 has-focus-visible:outline-lime"
				>
					<input
						type="radio"
						name={name}
						className="sr-only"
						checked={chosen === theme}
						onChange={() => themeStore.dispatch(theme)}
					/>
					<Icon name={LABELS[theme].icon} className="size-5" />
					{t(LABELS[theme].label)}
				</label>
			))}
		</fieldset>
	)
}
