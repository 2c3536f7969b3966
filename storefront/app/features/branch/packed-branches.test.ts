import { expect, it } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { packBranches, unpackBranches } from './packed-branches.ts'

const branches = [makeBranch({ id: 1 }), makeBranch({ id: 2 })]

it('gives back the branches as they were', () => {
	expect(unpackBranches(packBranches(branches))).toEqual(branches)
	expect(unpackBranches(packBranches([]))).toEqual([])
})

it('reads equal texts once: a page has the branches of its root', () => {
	expect(unpackBranches(packBranches(branches))).toBe(unpackBranches(packBranches(branches)))
})
