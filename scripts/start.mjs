#!/usr/bin/env node
// npm start, npm run dev: installs what is missing with whatever Node ≥ 20 the host has, then hands over to the
// pinned Node 22. Plain JavaScript without dependencies, because it runs before anything is installed.
import { handOver } from './runtime.mjs'

await handOver('launch.ts')
