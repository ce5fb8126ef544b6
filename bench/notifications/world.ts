import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { startProduct } from '../messaging/product.ts'
import { aDatabase } from './database.ts'
import { startMailGateway } from './mail-gateway.ts'
import type { Reader } from './members.ts'
import { startPushService } from './push-service.ts'
import type { Accepted } from './verdict.ts'

export interface World {
  url: string
  database: Pool
  accepted: readonly Accepted[]
  lives(): number
  start(): Promise<void>
  kill(): Promise<void>
  pushAddress(reader: Reader): string
  /** Waits until each reader has taken a message, or `timeout` runs out. @returns milliseconds */
  untilTaken(readers: readonly Reader[], timeout: number): Promise<number>
  remove(): Promise<void>
}

/** Milliseconds between taking a message and the answer. */
const ANSWER_DELAY = 150

export async function createWorld(): Promise<World> {
  const { url: databaseUrl, pool, folder, ...database } = await aDatabase()
  const accepted: Accepted[] = []
  let lives = 0
  const take = (to: string, message: string) => {
    accepted.push({ to, message, life: lives })
    return Math.random() * ANSWER_DELAY
  }
  const push = await startPushService((path) => ({ status: 201, after: take(path.slice(1), path.slice(1)) }))
  const mail = await startMailGateway((to, text) =>
    take(to.split('@')[0] ?? '', /^Message-ID:\s+<(.+)@/im.exec(text)?.[1] ?? ''),
  )
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Ndoa <hello@bench.test>',
    PUSH_HOSTS: push.origin,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // halves the start-up time
  })
  return {
    url: product.url,
    database: pool,
    accepted,
    lives: () => lives,
    async start() {
      lives++
      await product.start()
    },
    kill: () => product.kill(),
    pushAddress: ({ id }) => `${push.origin}/${id}`,
    async untilTaken(readers, timeout) {
      const begun = performance.now()
      const isMissing = () => {
        const reached = new Set(accepted.map(({ to }) => to))
        return readers.some(({ id }) => !reached.has(id))
      }
      while (isMissing() && performance.now() - begun < timeout) await sleep(20)
      return performance.now() - begun
    },
    async remove() {
      await product.remove()
      push.close()
      mail.close()
      await database.remove()
    },
  }
}
