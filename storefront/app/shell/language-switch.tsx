import { currentLanguage, t } from '@app/language/current'
import { inLanguage, LANGUAGE_TAGS, LANGUAGES } from '@app/language/tags'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'

/**
 * The same page in the other languages. Each is a document of its own, with its own texts: the browser opens it anew.
 */
export function LanguageSwitch() {
	const { pathname, search, hash } = useLocation()
	const { tag: current } = currentLanguage()
	// A shared page is written without its query, which comes along when somebody presses.
	const addQuery = (event: MouseEvent<HTMLAnchorElement>) => {
		event.currentTarget.href = event.currentTarget.pathname + search + hash
	}
	return (
		<nav aria-label={t('Language')}>
			<ul className="flex w-fit rounded-full bg-field-soft p-1">
				{LANGUAGE_TAGS.map((tag) => (
					<li key={tag}>
						<a
							href={inLanguage(tag, pathname)}
							lang={tag}
							hrefLang={tag}
							aria-current={tag === current ? 'true' : undefined}
							className="flex min-h-11 items-center rounded-full px-4 text-sm font-semibold aria-[current]:bg-lime aria-[current]:text-on-lime focus-visible:outline-3 focus-visible:outline-lime"
							onClick={addQuery}
						>
							{LANGUAGES[tag].name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
