import type { Config } from '../config.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import type { HookRegistry } from '../studio/hooks.ts'
import { CONTENT_RULES } from './clean-content.ts'
import { createRichTextCleaner } from './clean-rich-text.ts'

/** Content is clean before it is stored, by whatever way it comes: pages show it as it is. */
export function registerContentHooks({ filter }: HookRegistry, { publicUrl, corsOrigins }: Config): void {
	const clean = createRichTextCleaner([
		publicUrl.href.replace(/\/$/, ''),
		// The same machine under its other names.
		...(typeof corsOrigins === 'string' ? [] : corsOrigins),
	])
	for (const [collection, rule] of Object.entries(CONTENT_RULES)) {
		for (const event of ['create', 'update']) {
			filter(`${collection}.items.${event}`, (payload) => rule(payload as Row, clean))
		}
	}
}
