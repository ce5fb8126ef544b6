import { type ComponentType, lazy } from 'react'
import { isReachable, RETRY_INTERVAL } from '../api/reachable.ts'

/** Waits for the network when offline; it fails only when the server answers and does not have the file. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }))

/** @throws what `load` throws while the server can be reached */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  for (let canReach = false; ; ) {
    try {
      return await load()
    } catch (error) {
      if (canReach) throw error
      canReach = await isReachable()
      if (!canReach) await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
    }
  }
}
