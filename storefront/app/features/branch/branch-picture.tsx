import type { Picture } from '@app/contract/content-blocks'
import type { Branch } from '@app/contract/menu'
import { t } from '@app/language/current'
import { classNames } from '../../ui/class-names.ts'
import { CmsPicture } from '../../ui/cms-picture.tsx'

interface BranchPictureProps {
	branch: Pick<Branch, 'title' | 'address'>
	picture: Picture
	className: string
}

/**
 * What a branch looks like, as wide as the page gives it room. It waits until it is seen: the words are what a
 * visitor came for.
 */
export function BranchPicture({ branch, picture, className }: BranchPictureProps) {
	return (
		<CmsPicture
			picture={picture}
			name={t('The branch {branch}, {address}', { branch: branch.title, address: branch.address })}
			shape="card"
			sizes="(width >= 64rem) 30rem, 94vw"
			className={classNames('aspect-[3/2] w-full rounded-card object-cover', className)}
		/>
	)
}
