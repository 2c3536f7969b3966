import { defineConfig } from 'vitest/config'

/** Pure pieces, beside their code. */
export default defineConfig({ test: { name: 'capi', include: ['src/**/*.test.ts'] } })
