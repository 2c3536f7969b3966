import { expect, it } from 'vitest'
import { CapiError } from '../../http/errors.ts'
import { explainResetFailure } from './explain-reset-failure.ts'

it('a refusal by Directus means a link that has been used', () => {
	const refusal = Object.assign(new Error('You don’t have permission to access this.'), { code: 'FORBIDDEN' })
	expect(explainResetFailure(refusal)).toMatchObject({ status: 403, code: 'INVALID_TOKEN' })
})

it('a refusal of a foreign page says nothing of the link', () => {
	const refusal = new CapiError(403, 'FORBIDDEN', 'This was sent from another site.')
	expect(explainResetFailure(refusal)).toBe(refusal)
})
