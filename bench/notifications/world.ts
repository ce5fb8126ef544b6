import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { aProduct } from '../messaging/product.ts'
import { aDatabase } from './database.ts'
import { aMailGateway } from './mail-gateway.ts'
import type { Reader } from './members.ts'
import { aPushService } from './push-service.ts'
import type { Accepted } from './verdict.ts'

/** A server on a database of its own, which outlives it, with a mail gateway and a push service. */
export interface World {
  url: string
  database: Pool
  /** What both receivers took. */
  accepted: readonly Accepted[]
  /** How often the server has started. */
  lives(): number
  start(): Promise<void>
  kill(): Promise<void>
  pushAddress(reader: Reader): string
  /** Waits until each of them has taken a message, or as long as may be. @returns milliseconds */
  untilTaken(readers: readonly Reader[], patience: number): Promise<number>
  remove(): Promise<void>
}

/** Receivers take this long to answer at most, after they have taken a message. Milliseconds. */
const SLOWEST_ANSWER = 150

export async function aWorld(): Promise<World> {
  const { url: databaseUrl, pool, folder, ...database } = await aDatabase()
  const accepted: Accepted[] = []
  let lives = 0
  const take = (to: string, message: string) => {
    accepted.push({ to, message, life: lives })
    return Math.random() * SLOWEST_ANSWER
  }
  const push = await aPushService((path) => ({ status: 201, after: take(path.slice(1), path.slice(1)) }))
  const mail = await aMailGateway((to, text) =>
    take(to.split('@')[0] ?? '', /^Message-ID:\s+<(.+)@/im.exec(text)?.[1] ?? ''),
  )
  const product = await aProduct({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Ndoa <hello@bench.test>',
    PUSH_HOSTS: push.origin,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // it starts in half the time
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
    async untilTaken(readers, patience) {
      const begun = performance.now()
      const isMissing = () => {
        const reached = new Set(accepted.map(({ to }) => to))
        return readers.some(({ id }) => !reached.has(id))
      }
      while (isMissing() && performance.now() - begun < patience) await sleep(20)
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
