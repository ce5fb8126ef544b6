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

export interface LoadRequest {
  url: string
  viewers: readonly Viewer[]
  load: Load
}

/** `times` and CPU time are in milliseconds. */
export interface LoadResult {
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
): Promise<Omit<LoadResult, 'times'> & { pages: number; times: Spread }> {
  const generator = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)))
  const message: LoadRequest = { url, viewers, load }
  generator.send(message)
  const [result] = (await once(generator, 'message')) as [LoadResult]
  return { ...result, pages: result.times.length, times: spreadOf(result.times) }
}
