/** Upper ends of the buckets of the latency histogram, seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Latency {
	/** For each bucket, and beyond the last. */
	counts: number[]
	sum: number
}

/** One metric in Prometheus's words. */
export interface Metric {
	name: string
	type: 'counter' | 'gauge' | 'histogram'
	help: string
	samples: readonly Sample[]
}

interface Sample {
	/** After the metric's name, as `_bucket`. */
	suffix?: string
	labels?: Readonly<Record<string, string | number>>
	value: number
}

/** Counts the requests of one process. */
export interface RequestMeter {
	/** A request that has been answered. `area` is one of a few: each is kept for good. */
	observe(area: string, status: number, seconds: number): void
	metrics(): Metric[]
}

/** Costs an answered request two increments. */
export function createRequestMeter(prefix: string): RequestMeter {
	const answered = new Map<string, number>()
	const latencies = new Map<string, Latency>()
	return {
		observe(area, status, seconds) {
			const key = `${area} ${status}`
			answered.set(key, (answered.get(key) ?? 0) + 1)
			let latency = latencies.get(area)
			if (!latency) {
				latency = { counts: new Array(BUCKETS.length + 1).fill(0), sum: 0 }
				latencies.set(area, latency)
			}
			const bucket = BUCKETS.findIndex((end) => seconds <= end)
			latency.counts[bucket === -1 ? BUCKETS.length : bucket]! += 1
			latency.sum += seconds
		},
		metrics: () => [
			{
				name: `${prefix}_http_requests_total`,
				type: 'counter',
				help: 'Requests that were answered, by area and status.',
				samples: Array.from(answered, ([key, value]) => {
					const [area = '', status = ''] = key.split(' ')
					return { labels: { area, status }, value }
				}),
			},
			{
				name: `${prefix}_http_request_duration_seconds`,
				type: 'histogram',
				help: 'Time until a request was answered, by area.',
				samples: Array.from(latencies).flatMap(([area, latency]) => sampleLatency(area, latency)),
			},
		],
	}
}

function sampleLatency(area: string, { counts, sum }: Latency): Sample[] {
	let total = 0
	const buckets = counts.map((count, index) => {
		total += count
		return { suffix: '_bucket', labels: { area, le: BUCKETS[index] ?? '+Inf' }, value: total }
	})
	return [
		...buckets,
		{ suffix: '_sum', labels: { area }, value: sum },
		{ suffix: '_count', labels: { area }, value: total },
	]
}

/** A value that goes up and down. */
export function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
	return { name, type: 'gauge', help, samples }
}

/** Prometheus's text format, version 0.0.4. */
export function formatMetrics(metrics: readonly Metric[]): string {
	return metrics
		.filter(({ samples }) => samples.length > 0)
		.map(({ name, type, help, samples }) => {
			const lines = samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${format(labels)} ${value}`)
			return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`
		})
		.join('')
}

function format(labels: NonNullable<Sample['labels']>): string {
	const pairs = Object.entries(labels).map(([key, value]) => `${key}="${quote(String(value))}"`)
	return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const quote = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
