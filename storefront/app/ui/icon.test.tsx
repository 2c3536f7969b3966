import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ICON_NAMES, Icon } from './icon.tsx'

test('the sprite has exactly the icons that have a name', () => {
	const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')
	const drawn = Array.from(sprite.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id)
	expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted())
})

test.each(ICON_NAMES)('the server draws "%s" itself and refers to nothing', (name) => {
	expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/^<svg [^>]+><(path|circle|rect|g)[ >](?!.*<use)/)
})
