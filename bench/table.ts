export interface Row {
	what: string
	ours: number
	unit: string
	/** Measured in this run beside ours; `quiet` is what it took on the quiet machine that must and aim are meant for. */
	reference?: { what: string; value: number; quiet?: number }
	must?: number
	aim?: number
	/** Larger is better; otherwise smaller is. */
	more?: boolean
}

const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(4))

/** Ours as the quiet machine would have it, where the reference says how far this one is from it. */
function onQuietMachine({ ours, reference }: Row): number {
	return reference?.quiet === undefined ? ours : (ours / reference.value) * reference.quiet
}

function verdict(row: Row): string {
	const { must, aim, more } = row
	const value = onQuietMachine(row)
	const reaches = (limit: number) => (more ? value >= limit : value <= limit)
	if (aim !== undefined && reaches(aim)) return 'reaches the aim'
	if (must === undefined) return ''
	return reaches(must) ? 'reaches the must' : 'MISSES the must'
}

/** One table for the terminal: ours, the reference of the same run, their ratio, and what performance asks for. */
export function printTable(title: string, rows: Row[]): void {
	console.log(`\n${title}`)
	console.table(
		Object.fromEntries(
			rows.map((row) => [
				row.what,
				{
					ours: `${digits(row.ours)} ${row.unit}`,
					reference: row.reference ? `${digits(row.reference.value)} (${row.reference.what})` : '',
					ratio: row.reference ? digits(row.ours / row.reference.value) : '',
					'on a quiet machine': row.reference?.quiet === undefined ? '' : `${digits(onQuietMachine(row))} ${row.unit}`,
					must: row.must ?? '',
					aim: row.aim ?? '',
					verdict: verdict(row),
				},
			]),
		),
	)
}
