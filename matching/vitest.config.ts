import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'matching', maxWorkers: 2, testTimeout: 60_000 } })
