import type { Picture } from '@app/contract/content-blocks'
import { classNames } from '../../ui/class-names.ts'
import { CmsPicture } from '../../ui/cms-picture.tsx'

/** What a branch looks like, as wide as the page gives it room. It waits until it is seen: the words are what a visitor came for. */
export function BranchPicture({ picture, className }: { picture: Picture; className: string }) {
	return (
		<CmsPicture
			picture={picture}
			shape="card"
			sizes="(width >= 64rem) 30rem, 94vw"
			className={classNames('aspect-[3/2] w-full rounded-card object-cover', className)}
		/>
	)
}
