import { STORAGE_KEYS } from '@app/contract/records'
import { t } from '@app/language/current'

/**
 * The loader's 18 messages (section 2, App shell). The page holds all of them, and CSS shows each for
 * LOADER_ROTATION_MS from the first paint on (components.css): neither waits for a script.
 */
export const LOADER_MESSAGES = [
	'Warming up the griddle…',
	'Slicing pickles at a dignified angle…',
	'Teaching the buns some manners…',
	'Asking the cheese to relax…',
	'Counting sesame seeds. Lost count. Starting over…',
	'Negotiating with the onions. There were tears…',
	'Smashing patties, not expectations…',
	'Stirring the secret sauce, secretly…',
	'Convincing lettuce that it matters…',
	'Salting the chips from a dramatic height…',
	'Stacking things higher than is sensible…',
	'Shaking the shakes. They were called that for a reason…',
	'Arguing whether a burger is a sandwich…',
	'Polishing the tongs. Click, click…',
	'Checking that the tomatoes are still a fruit…',
	'Drafting the napkins into service…',
	'Giving the fries a pep talk…',
	'Putting the dill in big deal…',
] as const

/**
 * Runs in the document's head: names the message with which the loader begins, never the one with which it began
 * last. The server's page is the same for everybody, so it cannot choose.
 */
export const LOADER_START_SCRIPT = `(function(page,key,count){var start=0;try{start=(Math.abs(parseInt(localStorage.getItem(key),10)||0)+1+Math.floor(Math.random()*(count-1)))%count;localStorage.setItem(key,start)}catch(e){}page.style.setProperty('--loader-start',start)})(document.documentElement,'${STORAGE_KEYS.loaderMessage}',${LOADER_MESSAGES.length})`

/** The messages in the page's language, as the server writes them into the loader. */
export function loaderMessagesHtml(): string {
	return LOADER_MESSAGES.map((message) => `<span class="loader-message">${t(message)}</span>`).join('')
}
