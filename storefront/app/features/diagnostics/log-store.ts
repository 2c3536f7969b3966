import { LogEntriesSchema, type LogEntry } from '@app/contract/device-log'
import { TAB_KEYS } from '@app/contract/records'
import { addLogEntry, mapLogReport } from '@app/domain/device/device-log'
import { createStore, useStore } from 'zustand'
import { keepLog } from '../../lib/log.ts'
import { readTab, writeTab } from '../../lib/storage/tab-storage.ts'

/** Entries that come in a row are written together. */
const WRITE_AFTER_MS = 300

const store = createStore<{ entries: readonly LogEntry[] }>(() => ({ entries: [] }))
let timer: ReturnType<typeof setTimeout> | undefined
let isRetained = false

function write(): void {
	clearTimeout(timer)
	timer = undefined
	const { entries } = store.getState()
	writeTab(TAB_KEYS.deviceLog, entries.length > 0 ? entries : null)
}

/**
 * Keeps what the app notes, without secrets and within limits. It outlives a reload, which is what often follows an
 * error, but not the tab: on a shared computer nothing stays behind. Called again it does nothing.
 */
export function startLog(): void {
	if (isRetained) return
	isRetained = true
	store.setState({ entries: readTab(TAB_KEYS.deviceLog, LogEntriesSchema) ?? [] })
	keepLog((report) => {
		store.setState(({ entries }) => ({ entries: addLogEntry(entries, mapLogReport(report)) }))
		timer ??= setTimeout(write, WRITE_AFTER_MS)
	})
	window.addEventListener('pagehide', write)
}

/** Forgets all entries, the stored ones too. */
export function clearLog(): void {
	store.setState({ entries: [] })
	write()
}

export const readLog = (): readonly LogEntry[] => store.getState().entries

/** The entries, the oldest first; none on the server and while the page hydrates. */
export const useLog = (): readonly LogEntry[] => useStore(store, ({ entries }) => entries)
