import { APPLICATIONS_FOLDER } from '@app/contract/constants'
import { expect, it, vi } from 'vitest'
import { patchCsvExports } from './patch-csv-exports.ts'

function createExports() {
	const transform = vi.fn((input: unknown, _format: string, _options?: object) => JSON.stringify(input))
	const exportToFile = vi.fn(async (..._given: unknown[]) => {})
	return { service: { transform, exportToFile }, transform, exportToFile }
}

it('a CSV export marks what a spreadsheet would run, once however often it is patched', () => {
	const { service, transform } = createExports()
	patchCsvExports(service)
	patchCsvExports(service)
	service.transform([{ note: '=1+1' }], 'csv')
	expect(transform.mock.calls[0]![0]).toEqual([{ note: "'=1+1" }])
	service.transform([{ note: '=1+1' }], 'json')
	expect(transform.mock.calls[1]![0]).toEqual([{ note: '=1+1' }])
})

it('an export without rows is refused as the caller’s fault', () => {
	const { service } = createExports()
	patchCsvExports(service)
	expect(() => service.transform(undefined, 'csv')).toThrow(/for rows alone/)
})

it('an export to a file lands where the public cannot read it', async () => {
	const { service, exportToFile } = createExports()
	patchCsvExports(service)
	await service.exportToFile('orders', {}, 'csv', { file: { title: 'x' } })
	expect(exportToFile).toHaveBeenCalledWith('orders', {}, 'csv', {
		file: { title: 'x', folder: APPLICATIONS_FOLDER },
	})
})
