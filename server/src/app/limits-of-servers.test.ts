import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import type { App } from '../platform/app.ts'
import { createLog } from '../platform/log.ts'
import { startApp } from './build.ts'
import { loadConfig } from './config.ts'

/** @returns how many messages a member may send at once */
const mayBeSent = ({ messaging }: App, memberId = randomUUID()) =>
  Array.from({ length: 100 }, () => messaging.countMessage(memberId)).filter((wait) => wait === null).length

test('each server allows its share of a member’s limit, and a single server allows all of it', async () => {
  const database = await freshDatabase()
  const moment = new Date()
  const clock = { now: () => moment }
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const begin = () => startApp(config, database.url, { clock, log: createLog('silent') })
  const servers = [await begin(), await begin()]
  await vi.waitFor(() => expect(servers.map(({ app }) => mayBeSent(app))).toEqual([25, 25]))
  await servers.pop()?.close()
  await vi.waitFor(() => expect(servers.map(({ app }) => mayBeSent(app))).toEqual([50]))
  await servers.pop()?.close()
  await database.drop()
})
