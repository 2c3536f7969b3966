import type { ContactSettings } from '@app/contract/legal'
import type { Branch } from '@app/contract/menu'
import { t } from '@app/language/current'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { phoneUrl } from '../../ui/phone-url.ts'
import { directionsUrl } from './branch-contact.ts'
import { branchPath } from './branch-path.ts'

const LINK =
	'inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere text-primary-ink underline underline-offset-4'

interface ContactsPageProps {
	settings: ContactSettings
	branches: readonly Branch[]
	/** The form that writes to the chain. */
	children: ReactNode
}

/** /contacts: who answers about an order, where every branch is, and a form for everything else. */
export function ContactsPage({ settings, branches, children }: ContactsPageProps) {
	const { support_email: email, support_phone: phone } = settings
	return (
		<div data-recorded className="mx-auto max-w-7xl px-4 pt-6 md:px-6 md:pt-12">
			<h1 className="text-[clamp(2.75rem,11vw,6rem)] leading-[0.88]">{t('Say hello')}</h1>
			<p className="mt-4 max-w-xl text-lg text-pretty text-soft">
				{t('For an order under way the branch is quickest: it has your food in its hands. Have your reference ready.')}
			</p>
			{(email || phone) && (
				<section className="mt-8 rounded-card bg-primary-soft p-5 sm:p-7">
					<h2 className="text-3xl">{t('Everything else')}</h2>
					<p className="mt-2 flex flex-wrap gap-x-8">
						<a href="#write" className={LINK}>
							<Icon name="pencil" className="size-5" />
							{t('Write to us here')}
						</a>
						{email && (
							<a href={`mailto:${email}`} className={LINK}>
								<Icon name="mail" className="size-5" />
								{email}
							</a>
						)}
						{phone && (
							<a href={phoneUrl(phone)} className={LINK}>
								<Icon name="phone" className="size-5" />
								{phone}
							</a>
						)}
					</p>
				</section>
			)}
			<section className="mt-12">
				<h2 className="mb-5 text-3xl">{t('The branches')}</h2>
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{branches.map((branch) => (
						<li key={branch.id} className="grid content-start gap-1 rounded-card bg-surface p-5 shadow-card">
							<h3 className="text-2xl">
								<Link
									to={branchPath(branch)}
									viewTransition
									prefetch="intent"
									className="rounded-control underline-offset-4 hover:text-primary-ink hover:underline"
								>
									{branch.title}
								</Link>
							</h3>
							<p className="text-pretty text-soft">{branch.address}</p>
							<p className="mt-1 flex flex-wrap gap-x-6">
								<a href={phoneUrl(branch.phone)} className={LINK}>
									<Icon name="phone" className="size-5" />
									{branch.phone}
								</a>
								<a href={directionsUrl(branch)} className={LINK} rel="noopener noreferrer">
									<Icon name="pin" className="size-5" />
									{t('The way there')}
								</a>
							</p>
						</li>
					))}
				</ul>
			</section>
			<section
				aria-labelledby="write"
				className="mt-12 max-w-3xl scroll-mt-24 rounded-sheet bg-surface p-5 shadow-card sm:p-8"
			>
				<h2 id="write" className="mb-5 text-4xl">
					{t('Write to us')}
				</h2>
				{children}
			</section>
		</div>
	)
}
