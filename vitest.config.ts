import { defineConfig } from 'vitest/config'

const bin = { test: { name: 'bin', include: ['bin/**/*.test.ts'] } }

export default defineConfig({ test: { projects: ['matching', 'contract', 'server', 'web', bin] } })
