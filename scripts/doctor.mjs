#!/usr/bin/env node
// npm run doctor: says what this machine has and what it lacks, and changes nothing.
import { existsSync, statfsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { loadsNativeModules, missingBuildTools, nodeRuntime, root, supportsHostNode } from './runtime.mjs'

const say = (ok, text) => console.log(`${ok ? '  ok   ' : '  LACKS'}  ${text}`)
const runtime = nodeRuntime()
const { bavail, bsize } = statfsSync(root)
const freeGb = (Number(bavail) * Number(bsize)) / 1e9

say(supportsHostNode(process.versions.node), `Node ${process.versions.node} on the host (20 or later)`)
say(freeGb > 4, `${freeGb.toFixed(1)} GB of free disk (an installation takes about 2)`)
say(runtime !== null, runtime ? `pinned runtime: ${runtime.binary}` : 'pinned runtime (npm start installs it)')
say(runtime !== null && loadsNativeModules(runtime), 'native modules built for it (npm start builds them)')
say(missingBuildTools().length === 0, `build tools: python3, make, C++ compiler ${missingBuildTools().join(', ')}`)
say(findChromium() !== null, `Chromium for the browser tests: ${findChromium() ?? 'not found'}`)
say(existsSync(new URL('../.env', import.meta.url)), 'an .env with secrets (npm start writes it)')
