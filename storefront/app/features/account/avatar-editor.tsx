import { t } from '@app/language/current'
import { type ChangeEvent, lazy, Suspense, useEffect, useState } from 'react'
import { log } from '../../lib/log.ts'
import { announce } from '../../lib/rendering/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { AVATAR_TYPES, avatarHint, judgeAvatarFile } from './avatar-picture.ts'
import { type OpenPicture, openPicture } from './draw-picture.ts'

const CropSheet = lazy(() => import('./crop-sheet.tsx').then((module) => ({ default: module.CropSheet })))

interface AvatarEditorProps {
	/** File id of the picture, null for none. */
	image: string | null
	/** Each gives why it did not work, null when it did. */
	onUpload: (picture: Blob) => Promise<string | null>
	onRemove: () => Promise<string | null>
}

/** The customer's picture: choose one, crop it, see it, take it away. */
export function AvatarEditor({ image, onUpload, onRemove }: AvatarEditorProps) {
	const [picture, setPicture] = useState<OpenPicture | null>(null)
	const [isCropping, setCropping] = useState(false)
	const [isBusy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	// The memory of a picture goes with the next one, and with the page.
	useEffect(() => () => picture?.close(), [picture])

	async function choose(event: ChangeEvent<HTMLInputElement>) {
		const [file] = event.target.files ?? []
		// Choosing the same file once more is a choice as well.
		event.target.value = ''
		if (!file) return
		const wrong = judgeAvatarFile(file)
		setFailure(wrong)
		if (wrong) return
		setBusy(true)
		try {
			setPicture(await openPicture(file))
			setCropping(true)
		} catch (error) {
			log('info', 'A picture could not be opened.', error)
			setFailure(t('This picture could not be opened. It may be damaged; try another one.'))
		} finally {
			setBusy(false)
		}
	}
	async function upload(crop: Blob) {
		const message = await onUpload(crop)
		if (message === null) announce(t('Picture saved'))
		return message
	}
	async function remove() {
		setBusy(true)
		const message = await onRemove()
		setBusy(false)
		setFailure(message)
		if (message === null) announce(t('Picture removed'))
	}

	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<Avatar image={image} preset="profile" className="size-24 sm:size-28" />
				<div className="flex flex-wrap gap-2">
					<label
						aria-busy={isBusy || undefined}
						className="press inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control bg-surface px-4 font-semibold inset-ring-2 inset-ring-line hover:inset-ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)"
					>
						<Icon name="camera" className="size-5" />
						{image ? t('Change picture') : t('Choose picture')}
						<input
							type="file"
							accept={AVATAR_TYPES.join()}
							className="sr-only"
							aria-describedby="avatar-hint"
							onChange={(event) => void choose(event)}
						/>
					</label>
					{image && (
						<Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
							{trans('Remove<hidden> picture</hidden>', { hidden: srOnly })}
						</Button>
					)}
				</div>
			</div>
			<p id="avatar-hint" className="text-sm text-soft">
				{avatarHint()}
			</p>
			{failure && <Notice tone="error">{failure}</Notice>}
			{picture && (
				<Suspense>
					<CropSheet
						key={picture.url}
						open={isCropping}
						picture={picture}
						onSave={upload}
						onClose={() => setCropping(false)}
					/>
				</Suspense>
			)}
		</div>
	)
}
