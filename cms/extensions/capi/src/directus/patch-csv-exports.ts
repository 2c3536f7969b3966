import { APPLICATIONS_FOLDER } from '@app/contract/constants'
import { escapeFormulas } from '@app/domain/content/csv-formula'
import { ExportService } from '@directus/api/services/import-export'
import { invalidPayload } from '../http/errors.ts'

type Exports = Pick<ExportService, 'transform' | 'exportToFile'>

const PATCHED = Symbol.for('capi.csv-exports')

/**
 * Makes every CSV export of Directus (`?export=csv` and the Studio's export to a file) mark cells that a spreadsheet
 * would run as formulas, and puts exports to a file where the public cannot read them. Directus has no hook between the
 * rows and the file, and its CSV writer has no such option.
 */
export function patchCsvExports(service: Exports & { [PATCHED]?: true } = ExportService.prototype): void {
	// After a reload of the extensions the class is the same one: a second mark would change the text once more.
	if (service[PATCHED]) return
	service[PATCHED] = true
	const { transform, exportToFile } = service
	// Directus would put a list of orders or letters into the folder that everybody may read.
	service.exportToFile = function (collection, query, format, options) {
		return exportToFile.call(this, collection, query, format, {
			...options,
			file: { ...options?.file, folder: APPLICATIONS_FOLDER },
		})
	}
	service.transform = function (input, format, options) {
		// Directus fails at a route that answers without rows.
		if ((input ?? null) === null) throw invalidPayload('export', 'is for rows alone')
		try {
			return transform.call(this, format.startsWith('csv') ? escapeFormulas(input) : input, format, options)
		} catch {
			// JSON within a row may have keys that are no names of XML.
			throw invalidPayload('export', 'has no way to write these rows')
		}
	}
}
