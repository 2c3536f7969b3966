import type { Branch } from '@app/contract/menu'
import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { packBranches, unpackBranches, useUnpackedBranches } from './serialized-branches.ts'

const branches = [makeBranch({ id: 1 }), makeBranch({ id: 2 })]

it('gives back the branches as they were', () => {
	expect(unpackBranches(packBranches(branches))).toEqual(branches)
	expect(unpackBranches(packBranches([]))).toEqual([])
})

it('reads equal texts once: a page has the branches of its root', () => {
	expect(unpackBranches(packBranches(branches))).toBe(unpackBranches(packBranches(branches)))
})

const drawn: Branch[][] = []

/** Is drawn twice; in between another page reads another text. */
function Page({ text }: { text: string }) {
	const [isDrawn, setDrawn] = useState(false)
	drawn.push(useUnpackedBranches(text))
	unpackBranches(packBranches([]))
	if (!isDrawn) setDrawn(true)
	return null
}

it('keeps the list of a page that is drawn again after another text was read', () => {
	renderToStaticMarkup(createElement(Page, { text: packBranches(branches) }))
	expect(drawn).toEqual([branches, branches])
	expect(drawn[1]).toBe(drawn[0])
})
