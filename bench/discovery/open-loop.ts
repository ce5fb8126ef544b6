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

export interface Asking {
  url: string
  viewers: readonly Viewer[]
  load: Load
}

/** `times` and CPU time are in milliseconds. */
export interface Asked {
  times: number[]
  failed: number
  perSecond: number
  work: number
}

/** Sends requests at a fixed rate. Latency counts from when a request was due, to avoid coordinated omission. */
export async function openLoop(
  { url }: Pick<Product, 'url'>,
  viewers: readonly Viewer[],
  load: Load,
): Promise<Omit<Asked, 'times'> & { pages: number; times: Spread }> {
  const asker = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)))
  const asking: Asking = { url, viewers, load }
  asker.send(asking)
  const [asked] = (await once(asker, 'message')) as [Asked]
  return { ...asked, pages: asked.times.length, times: spreadOf(asked.times) }
}
