import { BRAND } from '../../brand.ts'

const DAY = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** The day of a post, the same for everybody. */
export function PostDate({ at, className }: { at: string; className?: string }) {
	return (
		<time dateTime={at} className={className}>
			{DAY.format(new Date(at))}
		</time>
	)
}
