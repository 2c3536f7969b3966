import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { maskText } from './mask-text.ts'

interface MaskedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> {
	value: string
	/** The field's own way to write its text. */
	format: (text: string) => string
	onValue: (text: string) => void
}

/** A field of digits that are grouped while they are typed. The caret stays where the hand is. */
export function MaskedField({ value, format, onValue, ...rest }: MaskedFieldProps) {
	const input = useRef<HTMLInputElement>(null)
	const caret = useRef<number | null>(null)

	useLayoutEffect(() => {
		if (caret.current === null || document.activeElement !== input.current) return
		input.current?.setSelectionRange(caret.current, caret.current)
		caret.current = null
	})

	return (
		<TextField
			inputMode="numeric"
			spellCheck={false}
			autoCapitalize="off"
			{...rest}
			ref={input}
			value={value}
			onChange={({ target }) => {
				const typed = { text: target.value, caret: target.selectionStart ?? target.value.length }
				const next = maskText(format, value, typed)
				caret.current = next.caret
				onValue(next.text)
			}}
		/>
	)
}
