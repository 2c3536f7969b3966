import { afterEach, expect, it, vi } from 'vitest'
import { suppressClicks } from './suppress-clicks.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with one button, inside what CSS selectors `inside` name. */
function makePage(inside = '') {
	const page = new EventTarget()
	vi.stubGlobal('window', page)
	vi.stubGlobal('MouseEvent', Event)
	const answered = vi.fn()
	class Button {
		isConnected = true
		closest = (selector: string) => (selector === inside ? {} : null)
		dispatchEvent = () => press()
		focus = () => {
			document.activeElement = button
		}
	}
	const button = new Button()
	const document = { activeElement: button as object }
	vi.stubGlobal('document', document)
	vi.stubGlobal('HTMLElement', Button)
	const press = (modifiers: Partial<MouseEvent> = {}) => {
		const event = Object.assign(new Event('click', { cancelable: true }), modifiers)
		Object.defineProperty(event, 'target', { value: button })
		if (page.dispatchEvent(event)) answered()
	}
	return { button, press, answered, document }
}

it('makes the last press when it lets go, once', () => {
	const { press, answered } = makePage()
	const letGo = suppressClicks()
	press()
	press()
	expect(answered).not.toHaveBeenCalled()
	letGo()
	expect(answered).toHaveBeenCalledTimes(1)
	press()
	expect(answered).toHaveBeenCalledTimes(2)
})

it('makes it from where the focus was, which may have gone on', () => {
	const { button, press, document } = makePage()
	const letGo = suppressClicks()
	press()
	document.activeElement = {}
	letGo()
	expect(document.activeElement).toBe(button)
})

it('makes none where none was held', () => {
	const { answered } = makePage()
	suppressClicks()()
	expect(answered).not.toHaveBeenCalled()
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('lets a press with %s through', (key) => {
	const { press, answered } = makePage()
	suppressClicks()
	press({ [key]: true })
	expect(answered).toHaveBeenCalledTimes(1)
})

it('forgets what has left the page, or its dialog the screen', () => {
	const gone = makePage()
	const letGo = suppressClicks()
	gone.press()
	gone.button.isConnected = false
	letGo()
	expect(gone.answered).not.toHaveBeenCalled()

	const closed = makePage('dialog:not([open])')
	const letGoAgain = suppressClicks()
	closed.press()
	letGoAgain()
	expect(closed.answered).not.toHaveBeenCalled()
})
