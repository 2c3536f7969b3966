#!/usr/bin/env node
// npm test: installs what is missing, then runs every check on the pinned Node 22.
import { handOver } from './runtime.mjs'

const words = process.argv.slice(2)
await handOver('run-tests.ts', {
	compilesItself: true,
	needsBrowser: words.length === 0 || words.some((word) => 'browser journeys'.includes(word)),
})
