import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isFirstStart } from './first-start.ts'

it('tells the first start of an installation from later ones', () => {
	const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
	expect([isFirstStart(folder), isFirstStart(folder)]).toEqual([true, false])
	expect(isFirstStart(mkdtempSync(join(tmpdir(), 'first-start-')))).toBe(true)
})
