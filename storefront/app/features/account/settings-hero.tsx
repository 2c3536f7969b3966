import type { User } from '@app/contract/account'
import { t } from '@app/language/current'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { SettingsTabs } from './settings-nav.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { welcomeName } from './welcome-name.ts'

/** The green field over the settings: who is here, and where to go. Without a user it keeps their room. */
export function SettingsHero({ user }: { user: User | null }) {
	return (
		<div className="crinkle-bottom on-field bg-field text-on-field">
			<div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 pt-5 pb-6 md:px-6 md:pt-10 md:pb-8">
				<div className="flex items-center gap-4 md:gap-6">
					<Avatar image={user?.avatar ?? null} preset="profile" className="size-18 ring-4 ring-lime md:size-28" />
					<div className="min-w-0 flex-1">
						<h1 className="text-[clamp(2rem,8.5vw,4.5rem)] leading-[0.95] wrap-anywhere">
							{user ? t('Welcome {name}', { name: welcomeName(user) }) : t('Welcome')}
						</h1>
						<p className={classNames('mt-1.5 truncate text-on-field-soft', !user?.email && 'invisible')}>
							{user?.email ?? 'email'}
						</p>
					</div>
				</div>
				<div className="flex items-center justify-between gap-4 max-md:hidden">
					<SettingsTabs />
					{user && (
						<SignOutButton
							className="press flex min-h-12 items-center gap-2.5 rounded-full px-5 hover:bg-on-field/10"
							icon={<Icon name="log-out" className="size-5" />}
						/>
					)}
				</div>
			</div>
		</div>
	)
}
