import type { Page } from '@app/contract/content'
import type { ReactNode } from 'react'
import { foreignLanguage } from '../../lib/rendering/foreign-language.ts'
import { CmsPicture } from '../../ui/cms-picture.tsx'

/** A page of the editors' own: a loud head, then what they put together. */
export function ContentPage({
	page,
	children,
}: {
	page: Pick<Page, 'title' | 'summary' | 'picture' | 'language'>
	children: ReactNode
}) {
	const { title, summary, picture, language } = page
	return (
		<article data-recorded>
			<header
				lang={foreignLanguage(language)}
				className="mx-auto grid max-w-7xl items-end gap-x-10 gap-y-6 px-4 pt-6 md:px-6 md:pt-12 lg:grid-cols-[1.35fr_1fr]"
			>
				<h1 className="text-[clamp(3.25rem,12vw,8rem)] leading-[0.86] tracking-[-0.045em] break-words">{title}</h1>
				{summary && <p className="max-w-[40ch] text-xl text-pretty text-soft lg:pb-3">{summary}</p>}
			</header>
			{picture && (
				<div className="mx-auto mt-8 max-w-7xl px-4 md:mt-12 md:px-6">
					<CmsPicture
						picture={picture}
						sizes="(width >= 80rem) 77rem, 94vw"
						eager
						className="aspect-[4/3] w-full rounded-sheet object-cover md:aspect-[21/9]"
					/>
				</div>
			)}
			<div className="pt-10 md:pt-16">{children}</div>
		</article>
	)
}
