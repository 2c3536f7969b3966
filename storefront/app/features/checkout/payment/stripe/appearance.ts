import type { Appearance } from '@stripe/stripe-js'

/** Stripe's fields in our colours: it draws them on its own origin, where our stylesheet does not reach. */
export function readAppearance(): Appearance {
	const probe = document.createElement('span')
	document.body.append(probe)
	const style = getComputedStyle(probe)
	/** A token as the colour that it is in the present theme. */
	const colour = (token: string) => {
		probe.style.color = `var(${token})`
		return style.color
	}
	const appearance: Appearance = {
		theme: 'flat',
		variables: {
			fontFamily: 'system-ui, sans-serif',
			fontSizeBase: '16px',
			borderRadius: '14px',
			colorPrimary: colour('--primary'),
			colorBackground: colour('--surface'),
			colorText: colour('--ink'),
			colorTextSecondary: colour('--ink-soft'),
			colorTextPlaceholder: colour('--ink-soft'),
			colorDanger: colour('--ketchup-ink'),
		},
		rules: {
			'.Input': { border: `2px solid ${colour('--line')}`, boxShadow: 'none' },
			'.Input:focus': { border: `2px solid ${colour('--primary')}`, boxShadow: 'none' },
			'.Input--invalid': { border: `2px solid ${colour('--ketchup')}`, boxShadow: 'none' },
			'.Label': { fontWeight: '600' },
		},
	}
	probe.remove()
	return appearance
}
