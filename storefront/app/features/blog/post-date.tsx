import { currentLanguage } from '@app/language/current'

/** The day of a post, the same for everybody. */
export function PostDate({ at, className }: { at: string; className?: string }) {
	const day = new Intl.DateTimeFormat(currentLanguage().locale, { dateStyle: 'long', timeZone: 'UTC' })
	return (
		<time dateTime={at} className={className}>
			{day.format(new Date(at))}
		</time>
	)
}
