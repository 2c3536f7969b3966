import type { Knex } from 'knex'
import { type Clock, createClock } from './clock.ts'
import type { CoalescedWorker } from './coalesced-worker.ts'
import { type Config, parseConfig } from './config.ts'
import { createDeviceRecords, type DeviceRecords } from './devices/device-records.ts'
import { createIpData, type IpData } from './devices/ip-data.ts'
import { createEventBus, type EventBus } from './directus/event-bus.ts'
import { announceRowChange } from './directus/row-changes.ts'
import { createFresh, type Fresh } from './fresh.ts'
import { createGateway } from './gateways/create-gateway.ts'
import type { Gateway } from './gateways/gateway.ts'
import { armCrashPoints } from './host/crash-points.ts'
import type { FastReadOptions } from './http/fast-read.ts'
import { createIconFinder, type IconFinder } from './icons/find-icons.ts'
import type { Logger } from './logger.ts'
import { createMessenger } from './messages/messenger.ts'
import { createMetrics, type Metrics } from './metrics/create-metrics.ts'
import { countOpenOrders } from './repositories/open-orders.ts'
import { createRouteFinder, type RouteFinder } from './routing/find-drive.ts'
import type { Catalogue } from './shop/catalogue/catalogue.ts'
import { createKitchenLoads, type KitchenLoads } from './shop/catalogue/kitchen-loads.ts'
import { loadCatalogue } from './shop/catalogue/load-catalogue.ts'
import { createMenuReplies, type MenuReplies } from './shop/catalogue/menu-replies.ts'
import { createOrderFeed, type OrderFeed } from './shop/orders/order-feed.ts'
import { createHealth, type Health } from './system/health.ts'
import { createHealthChecks } from './system/health-checks.ts'

/** Everything that routes and hooks share, made once in a process. */
export interface Runtime {
	config: Config
	clock: Clock
	logger: Logger
	database: Knex
	messages: EventBus
	catalogue: Fresh<Catalogue>
	menuReplies: MenuReplies
	health: Health
	orderFeed: OrderFeed
	/** Sends what customers are to be told. */
	messenger: Pick<CoalescedWorker, 'notify' | 'close'>
	gateway: Gateway
	ipData: IpData
	devices: DeviceRecords
	drives: RouteFinder
	icons: IconFinder
	/** Null where no METRICS_TOKEN is set: nothing is counted then. */
	metrics: Metrics | null
	isClosed(): boolean
	/** After a reload of the extensions: old timers, listeners and buffers must not answer any more. */
	close(): void
}

/** What Directus hands to hooks and endpoints alike. */
export interface HostContext {
	env: Record<string, unknown>
	database: Knex
	logger: Logger
}

/** A bulk edit in the Studio arrives as many events; 50 ms later nobody needs to wait for the new menu. */
const SETTLE_MS = 50

/** Where a reloaded bundle finds the runtime of the one before it. */
const registry = globalThis as { [key: symbol]: Runtime | undefined }
const KEY = Symbol.for('capi.runtime')

let shared: Runtime | undefined

/** The process's runtime. Both entries of the bundle come here, and whichever is first makes it. */
export function getRuntime(context: HostContext): Runtime {
	if (shared) return shared
	registry[KEY]?.close()
	shared = createRuntime(context)
	registry[KEY] = shared
	return shared
}

/** What follows is a language's tag. */
const MENU_IN = '/capi/shop/menu-test?language='

/** The public reads that leave from prepared replies, by their target. */
export function fastReadsOf({ menuReplies, health, config }: Runtime): FastReadOptions {
	const exact = new Map([
		['/capi/shop/menu-test', menuReplies.menu],
		['/capi/shop/branches', menuReplies.branches],
		['/capi/system/word', health.reply],
	])
	const get = (target: string) =>
		exact.get(target) ?? (target.startsWith(MENU_IN) ? menuReplies.menuIn(target.slice(MENU_IN.length)) : undefined)
	return { replies: { get }, corsOrigins: config.corsOrigins, corsHeaders: config.corsHeaders }
}

function createRuntime({ env, database, logger }: HostContext): Runtime {
	const config = parseConfig(env)
	const clock = createClock(config.testClockFile)
	armCrashPoints(config.testCrashFile)
	const onError = (error: unknown) => logger.error(error, 'A shared value could not be refreshed')
	const messages = createEventBus(onError)
	const kitchenLoads = createKitchenLoads({
		countOpen: (branches, now) => countOpenOrders(database, branches, now),
		clock,
		catalogue: { peek: () => catalogue.peek(), read: () => catalogue.read() },
		onChange(branches) {
			menuReplies.invalidate()
			// Its row is as it was, but what follows from it is not: open pages read that again.
			for (const id of branches) announceRowChange({ collection: 'branches', action: 'update', id }).catch(onError)
		},
		onError,
	})
	const load = async () => {
		const value = await loadCatalogue(database)
		await kitchenLoads.fill(value)
		return { value, validUntil: Number.POSITIVE_INFINITY }
	}
	const gateway = createGateway(config.paymentGateway, clock)
	const catalogue = createFresh({ make: load, clock, onError, settleMs: null })
	const menuReplies = createMenuReplies({ catalogue, clock, onError, settleMs: SETTLE_MS, payment: gateway.info })
	const looks = createHealthChecks({ database, catalogue, gateway, config, env, clock })
	const health = createHealth({ ...looks, clock, onError })
	const orderFeed = createOrderFeed(messages)
	const ipData = createIpData(config.devices.ipDatabases, logger)
	const devices = createDeviceRecords({ database, clock, logger, ipData, key: config.devices.key })
	const drives = createRouteFinder({
		osrmUrl: config.driving.osrmUrl,
		clock,
		onError: (error) => logger.warn(error, 'Drives are estimated: OSRM does not answer'),
	})
	const icons = createIconFinder({
		iconifyUrl: config.iconifyUrl,
		clock,
		onError: (error) => logger.warn(error, 'The icon service does not answer'),
	})
	const metrics = config.metricsToken === null ? null : createMetrics(config.metricsToken, { database, health, clock })
	let isClosed = false
	const messenger = createMessenger(
		() => runtime,
		(error) => logger.error(error, 'The messages to customers wait for the clean-up'),
	)
	followChanges({ messages, catalogue, menuReplies, health, kitchenLoads })
	const runtime: Runtime = {
		config,
		clock,
		logger,
		database,
		messages,
		catalogue,
		menuReplies,
		health,
		orderFeed,
		messenger,
		gateway,
		ipData,
		devices,
		drives,
		icons,
		metrics,
		isClosed: () => isClosed,
		close() {
			isClosed = true
			messages.close()
			orderFeed.close()
			messenger.close()
			kitchenLoads.close()
			devices.close()
			drives.close()
			ipData.close()
			metrics?.gauges.close()
			health.close()
			menuReplies.close()
		},
	}
	return runtime
}

function followChanges({
	messages,
	catalogue,
	menuReplies,
	health,
	kitchenLoads,
}: Pick<Runtime, 'messages' | 'catalogue' | 'menuReplies' | 'health'> & { kitchenLoads: KitchenLoads }): void {
	messages.subscribe((message) => {
		if (message.kind === 'catalogue') {
			catalogue.invalidate()
			health.wake()
			menuReplies.invalidate()
		}
		if (message.kind === 'order') kitchenLoads.wake()
		if (message.kind === 'stock') {
			const stock = catalogue.peek()?.branches.get(message.branch)?.stock
			const before = stock?.get(message.product)
			stock?.set(message.product, message.left)
			// A catalogue that is being read just now may have seen the old figure.
			if (stock === undefined) catalogue.invalidate()
			if (before === undefined || before > 0 !== message.left > 0) menuReplies.invalidate()
		}
	})
}
