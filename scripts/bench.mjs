#!/usr/bin/env node
// npm run bench: installs what is missing, then measures on the pinned Node 22.
import { handOver } from './runtime.mjs'

await handOver('../bench/run.ts')
