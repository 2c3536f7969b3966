import { formatDate } from '@app/domain/text/formats'
import { currentLanguage } from '@app/language/current'

/** The day of a post, the same for everybody. */
export function PostDate({ at, className }: { at: string; className?: string }) {
	return (
		<time dateTime={at} className={className}>
			{formatDate(Date.parse(at), currentLanguage().locale)}
		</time>
	)
}
