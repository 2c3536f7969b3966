import { encode } from 'uqr'

/** White around the code, in modules: scanners need four. */
const QUIET = 4

/** The modules of a QR code as one path in a square of `size`, the white border included. */
export function qrPath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: 0 })
	const cells = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
	)
	return { path: cells.join(''), size: size + 2 * QUIET }
}

/** A QR code, black on white in every theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
	const { path, size } = qrPath(text)
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
			className={className}
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	)
}
