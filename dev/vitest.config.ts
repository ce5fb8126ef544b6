import { defineConfig } from 'vitest/config'
import { onDatabase } from '../server/vitest.config.ts'

export default defineConfig({ test: { ...onDatabase, name: 'dev', maxWorkers: 2 } })
