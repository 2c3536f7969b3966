import 'react-easy-crop/react-easy-crop.css'
import { t } from '@app/language/current'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { log } from '../../lib/log.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { cropPicture, type OpenPicture } from './draw-picture.ts'

const MAX_ZOOM = 4
const KEY_STEP_PX = 10
const PREVIEW_PX = 144

interface CropSheetProps {
	open: boolean
	picture: OpenPicture
	/** Saves the square that was chosen; gives why it was not saved, null when it was. */
	onSave: (crop: Blob) => Promise<string | null>
	onClose: () => void
}

/** Chooses the part of a picture that is shown: by finger, mouse, wheel, or arrow keys and the zoom's slider. */
export function CropSheet({ open, picture, onSave, onClose }: CropSheetProps) {
	const [position, setPosition] = useState({ x: 0, y: 0 })
	const [zoom, setZoom] = useState(1)
	const [area, setArea] = useState<Area | null>(null)
	const [isBusy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const zoomId = useId()

	async function save() {
		if (area === null) return
		setBusy(true)
		setFailure(null)
		try {
			const message = await onSave(await cropPicture(picture, area))
			if (message === null) onClose()
			else setFailure(message)
		} catch (error) {
			log('warn', 'A picture could not be cropped.', error)
			setFailure(t('This picture could not be cut. Try another one.'))
		} finally {
			setBusy(false)
		}
	}

	return (
		<Sheet
			open={open}
			onClose={onClose}
			title={t('Your best side')}
			footer={
				<div className="grid gap-2 sm:grid-cols-2">
					{failure && (
						<Notice tone="error" className="sm:col-span-2">
							{failure}
						</Notice>
					)}
					<Button size="lg" busy={isBusy} onClick={() => void save()} className="sm:order-2">
						{isBusy ? t('Saving…') : failure ? t('Try again') : t('Save picture')}
					</Button>
					<Button variant="secondary" size="lg" onClick={onClose}>
						{t('Cancel')}
					</Button>
				</div>
			}
		>
			<div className="relative h-[min(22rem,46dvh)] overflow-hidden rounded-card bg-field">
				<Cropper
					image={picture.url}
					crop={position}
					zoom={zoom}
					maxZoom={MAX_ZOOM}
					aspect={1}
					objectFit="cover"
					cropShape="round"
					showGrid={false}
					keyboardStep={KEY_STEP_PX}
					// Its own way is a style element, which our policy forbids; the stylesheet comes with this chunk.
					disableAutomaticStylesInjection
					mediaProps={{ alt: '' }}
					cropperProps={{
						role: 'group',
						'aria-label': t('Part of the picture that is shown: move it with the arrow keys'),
					}}
					onCropChange={setPosition}
					onZoomChange={setZoom}
					onCropAreaChange={(_, pixels) => setArea(pixels)}
				/>
			</div>
			<div className="mt-4 flex items-center gap-5">
				<Preview picture={picture} area={area} />
				<div className="grid flex-1 gap-1">
					<label htmlFor={zoomId} className="font-semibold">
						{t('Zoom')}
					</label>
					<input
						id={zoomId}
						type="range"
						min={1}
						max={MAX_ZOOM}
						step={0.05}
						value={zoom}
						aria-valuetext={`${Math.round(zoom * 100)} %`}
						onChange={(event) => setZoom(Number(event.target.value))}
						className="h-11 w-full accent-primary"
					/>
				</div>
			</div>
			<p className="mt-3 text-sm text-soft">{t('Drag the picture, or move it with the arrow keys.')}</p>
		</Sheet>
	)
}

/** The crop at the size at which the header and the settings show it. */
function Preview({ picture, area }: { picture: OpenPicture; area: Area | null }) {
	const canvas = useRef<HTMLCanvasElement>(null)
	useEffect(() => {
		const context = canvas.current?.getContext('2d')
		if (!context || area === null) return
		context.imageSmoothingQuality = 'high'
		context.drawImage(picture.canvas, area.x, area.y, area.width, area.height, 0, 0, PREVIEW_PX, PREVIEW_PX)
	}, [picture, area])
	return (
		<canvas
			ref={canvas}
			width={PREVIEW_PX}
			height={PREVIEW_PX}
			role="img"
			aria-label={t('How it will look')}
			className="size-18 shrink-0 rounded-full bg-sunken ring-4 ring-lime"
		/>
	)
}
