import { describe, expect, it } from 'vitest'
import { explainInstallFailure, supportsHostNode } from './runtime.mjs'

describe('an installation that fails', () => {
	it.each([
		['npm error code ENOSPC', /disk is full/],
		['npm error code ENOTFOUND\nnpm error network request failed', /registry does not answer/],
		['npm error code ECONNREFUSED', /registry does not answer/],
		['npm error code E503', /registry does not answer/],
		['npm error code EACCES', /may not write here/],
		['npm error code EINTEGRITY', /not what package-lock.json says/],
	])('%s is explained', (output, sentence) => {
		expect(explainInstallFailure(output)).toMatch(sentence)
	})

	it('for another reason is left to its own words', () => {
		expect(explainInstallFailure('npm error something else')).toBeNull()
	})
})

describe('the host’s Node', () => {
	it.each([
		['18.20.4', false],
		['20.0.0', true],
		['22.23.3', true],
		['24.9.0', true],
	])('%s: %s', (version, isSupported) => {
		expect(supportsHostNode(version)).toBe(isSupported)
	})
})
