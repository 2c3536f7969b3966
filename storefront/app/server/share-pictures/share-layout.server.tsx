import { BRAND } from '../../brand.ts'
import { SHARE_HEIGHT } from '../../shell/page-meta.ts'
import type { ShareCard } from './share-card.server.ts'

/**
 * The words of the picture take the left of it; what is to be seen is laid onto the rest
 * (draw-share-picture.server.ts).
 */
const WORDS_WIDTH = 560
const PADDING = 56

/** The colours of the big fields in ui/tokens.css. */
const COLOURS = { field: BRAND.themeColor.field, text: '#f4fbea', soft: '#c3dfae', lime: '#c8f250', onLime: '#16260a' }

/** Long titles are smaller: three or four lines have room. */
function titleSize(title: string): number {
	if (title.length <= 18) return 104
	if (title.length <= 36) return 84
	return title.length <= 64 ? 66 : 52
}

/** Field and words of a card, for satori: it knows flex boxes and a part of CSS. */
export function ShareLayout({ label, title, text }: Pick<ShareCard, 'label' | 'title' | 'text'>) {
	return (
		<div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: COLOURS.field }}>
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					justifyContent: 'space-between',
					width: WORDS_WIDTH,
					height: SHARE_HEIGHT - 2 * PADDING,
					margin: PADDING,
				}}
			>
				<div style={{ display: 'flex', height: 64, alignItems: 'center', paddingLeft: 80 }}>
					<span style={{ fontFamily: 'Bricolage', fontSize: 40, letterSpacing: -1, color: COLOURS.text }}>
						{BRAND.name}
					</span>
				</div>
				<div style={{ display: 'flex', flexDirection: 'column' }}>
					{label && (
						<div style={{ display: 'flex', marginBottom: 22 }}>
							<span
								style={{
									backgroundColor: COLOURS.lime,
									color: COLOURS.onLime,
									fontSize: 26,
									padding: '8px 20px',
									borderRadius: 999,
								}}
							>
								{label}
							</span>
						</div>
					)}
					<div
						style={{
							display: 'block',
							fontFamily: 'Bricolage',
							fontSize: titleSize(title),
							lineHeight: 0.98,
							letterSpacing: -0.03 * titleSize(title),
							color: COLOURS.text,
							lineClamp: 4,
							textWrap: 'balance',
						}}
					>
						{title}
					</div>
					{text && (
						<div
							style={{
								display: 'block',
								marginTop: 26,
								fontSize: 28,
								lineHeight: 1.3,
								color: COLOURS.soft,
								lineClamp: 2,
							}}
						>
							{text}
						</div>
					)}
				</div>
			</div>
		</div>
	)
}
