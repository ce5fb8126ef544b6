import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Spread, spreadOf } from '../matching/timing.ts'
import type { Product } from '../messaging/product.ts'
import type { Viewer } from './fill.ts'

export interface Load {
  perSecond: number
  seconds: number
}

/** What the asking process is told. */
export interface Asking {
  url: string
  viewers: readonly Viewer[]
  load: Load
}

/** What it found: milliseconds of each answer, how many were answered in a second, milliseconds of its own work. */
export interface Asked {
  times: number[]
  failed: number
  perSecond: number
  work: number
}

/**
 * Asks at a fixed pace, whether answers come or not, as members do. A time is counted from when the question was due,
 * so that a server that stands still for a while is not asked less for it.
 */
export async function openLoop(
  { url }: Pick<Product, 'url'>,
  viewers: readonly Viewer[],
  load: Load,
): Promise<Omit<Asked, 'times'> & { pages: number; times: Spread }> {
  const asker = fork(fileURLToPath(new URL('asker.ts', import.meta.url)))
  const asking: Asking = { url, viewers, load }
  asker.send(asking)
  const [asked] = (await once(asker, 'message')) as [Asked]
  return { ...asked, pages: asked.times.length, times: spreadOf(asked.times) }
}
