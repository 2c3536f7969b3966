import { escapeFormulas } from '@app/domain/csv-formula'
import { ExportService } from '@directus/api/services/import-export'

const PATCHED = Symbol.for('capi.csv-exports')

/**
 * Makes every CSV export of Directus (`?export=csv` and the Studio's export to a file) mark cells that a spreadsheet would run as formulas.
 * Directus has no hook between the rows and the file, and its CSV writer has no such option.
 */
export function escapeCsvExports(): void {
	const service = ExportService.prototype as typeof ExportService.prototype & { [PATCHED]?: true }
	// After a reload of the extensions the class is the same one: a second mark would change the text once more.
	if (service[PATCHED]) return
	service[PATCHED] = true
	const { transform } = service
	service.transform = function (input, format, options) {
		return transform.call(this, format.startsWith('csv') ? escapeFormulas(input) : input, format, options)
	}
}
