import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'contract', isolate: false, maxWorkers: 2, testTimeout: 60_000 },
})
