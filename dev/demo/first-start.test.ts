import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../../server/src/app/build.ts'
import { loadConfig } from '../../server/src/app/config.ts'
import { freshDatabase } from '../../server/test/database.ts'
import { seedDemo } from './demo.ts'

test('two servers starting on one empty database both start and create one demo world', async () => {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-first-start-'))
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const firstStart = async () => {
    const { app, close } = await startApp(config, database.url)
    return { ...(await seedDemo(app, { count: 30 })), close }
  }
  const servers = await Promise.all([firstStart(), firstStart()])
  expect(servers.map(({ seeded }) => seeded).toSorted((a, b) => a - b)).toEqual([0, 42])
  await Promise.all(servers.map(({ close }) => close()))
  await database.drop()
  rmSync(folder, { recursive: true })
})
