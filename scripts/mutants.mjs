#!/usr/bin/env node
// npm run test:mutants: installs what is missing, then changes code and expects its tests to fail, on the pinned Node
// 22.
import { handOver } from './runtime.mjs'

await handOver('../trust/mutants/run.ts', { needsBrowser: process.argv.includes('--all') })
