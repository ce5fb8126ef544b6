import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'contract', maxWorkers: 2, testTimeout: 60_000 } })
