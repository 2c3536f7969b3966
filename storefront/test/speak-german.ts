import { provideLanguage } from '@app/language/current'
import { inGerman } from '@app/language/german-language'
import { english } from '@app/language/language'

/** Does something on a German page: what it says and where it leads is German until it has ended. */
export async function speakGerman(action: () => void | Promise<void>): Promise<void> {
	provideLanguage(() => inGerman)
	try {
		await action()
	} finally {
		provideLanguage(() => english)
	}
}
