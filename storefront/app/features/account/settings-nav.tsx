import { t } from '@app/language/current'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SETTINGS_PAGES } from './settings-pages.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** Tabs on a large screen, in the green field under the welcome. */
export function SettingsTabs() {
	return (
		<nav aria-label={t('Settings')} className="max-md:hidden">
			<ul className="flex w-fit flex-wrap gap-1 rounded-full bg-field-soft p-1">
				{SETTINGS_PAGES.map(({ to, label, icon }) => (
					<li key={to}>
						<NavLink
							to={to}
							end
							prefetch="intent"
							className="press flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold hover:bg-on-field/10 aria-[current]:bg-lime aria-[current]:text-on-lime"
						>
							<Icon name={icon} className="size-5" />
							{t(label)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	)
}

const ROW = 'flex min-h-18 w-full items-center gap-4 px-4 py-3 text-left active:bg-sunken'

function RowIcon({ name }: { name: IconName }) {
	return (
		<span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
			<Icon name={name} />
		</span>
	)
}

/** On a phone: a list of the other pages below the welcome, and a way back on each of them. */
export function SettingsList({ isSignedIn }: { isSignedIn: boolean }) {
	const { pathname } = useLocation()
	const [home, ...pages] = SETTINGS_PAGES
	const isHome = pathname.replace(/\/+$/, '') === home!.to
	return (
		<nav aria-label={t('Settings')} className="md:hidden">
			{isHome ? (
				<ul className="divide-y-2 divide-line overflow-hidden rounded-card bg-surface shadow-card">
					{pages.map(({ to, label, text, icon }) => (
						<li key={to}>
							<Link to={to} prefetch="intent" className={ROW}>
								<RowIcon name={icon} />
								<span className="min-w-0 flex-1">
									<span className="block text-lg leading-tight font-semibold">{t(label)}</span>
									<span className="text-soft">{t(text)}</span>
								</span>
								<Icon name="chevron-right" className="size-5" />
							</Link>
						</li>
					))}
					{isSignedIn && (
						<li>
							<SignOutButton className={ROW} icon={<RowIcon name="log-out" />} />
						</li>
					)}
				</ul>
			) : (
				<Link
					to={home!.to}
					className="press -mt-4 -mb-5 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-semibold text-primary-ink"
				>
					<Icon name="arrow-left" className="size-5" />
					{t('Settings')}
				</Link>
			)}
		</nav>
	)
}
