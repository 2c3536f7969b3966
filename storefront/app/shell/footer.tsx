import { t } from '@app/language/current'
import { Link } from 'react-router'
import { BRAND } from '../brand.ts'
import { showConsentPreferences } from '../lib/analytics/consent.ts'
import { deferHydration } from '../lib/rendering/deferred-hydration.tsx'
import { useSite } from '../lib/rendering/site-context.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LEGAL_LINKS } from './links.ts'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const PLAIN = 'inline-flex min-h-11 items-center hover:underline underline-offset-4'

export const Footer = deferHydration(function Footer() {
	const { footer } = useSite()
	return (
		<footer className="site-footer crinkle-top mt-20 bg-field text-on-field">
			<div className="mx-auto grid max-w-7xl gap-10 px-4 pt-14 pb-10 md:grid-cols-[1fr_auto] md:px-6">
				<p className="max-w-[12ch] font-display text-[clamp(2.5rem,7vw,5rem)] leading-[0.92] tracking-tight text-balance">
					{t(BRAND.line)}
				</p>
				<div className="grid content-start gap-8 md:justify-items-end">
					<FooterLinks links={footer.links} className={PLAIN} />
					<SocialLinks links={footer.social} icons={footer.icons} />
					<ThemeSwitch />
					<LanguageSwitch />
				</div>
				<div className="flex flex-wrap items-center gap-x-6 border-t-2 border-on-field/15 pt-4 text-sm text-on-field-soft md:col-span-2">
					<p className="mr-auto py-3 max-md:w-full max-md:pb-1">
						{BRAND.name}. {t(BRAND.imprint)}
					</p>
					{LEGAL_LINKS.map(({ to, label }) => (
						<Link key={to} to={to} className={PLAIN}>
							{t(label)}
						</Link>
					))}
					<button type="button" className={PLAIN} onClick={() => showConsentPreferences(true)}>
						{t('Cookie preferences')}
					</button>
				</div>
			</div>
		</footer>
	)
})
