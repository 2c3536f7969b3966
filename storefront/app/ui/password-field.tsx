import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import { srOnly } from './sr-only.tsx'
import { trans } from './trans.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'trailingRoom' | 'ref'> & {
	autoComplete: 'current-password' | 'new-password'
}

/**
 * A password with a button that shows it. It is hidden again when its form is sent: a browser that remembers the text
 * of plain fields shall not remember this one.
 */
export function PasswordField(props: PasswordFieldProps) {
	const [isShown, setShown] = useState(false)
	const input = useRef<HTMLInputElement>(null)

	useEffect(() => {
		const form = input.current?.form
		const hide = () => setShown(false)
		form?.addEventListener('submit', hide)
		return () => form?.removeEventListener('submit', hide)
	}, [])

	return (
		<TextField
			spellCheck={false}
			autoCapitalize="none"
			autoCorrect="off"
			{...props}
			ref={input}
			type={isShown ? 'text' : 'password'}
			trailingRoom="pr-30"
			trailing={
				<button
					type="button"
					onClick={() => setShown((shown) => !shown)}
					className="press flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-primary-ink hover:bg-primary-soft"
				>
					<Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
					{/* Text, not a label: it must not be found under the name of the field. */}
					{isShown
						? trans('Hide<hidden> password</hidden>', { hidden: srOnly })
						: trans('Show<hidden> password</hidden>', { hidden: srOnly })}
				</button>
			}
		/>
	)
}
