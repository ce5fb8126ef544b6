import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'contract', maxWorkers: 3, testTimeout: 60_000 } })
