#!/usr/bin/env node
// npm test: installs what is missing, then runs every check on the pinned Node 22.
import { handOver } from './runtime.mjs'

await handOver('run-tests.ts')
