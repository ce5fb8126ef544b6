import { type ComponentType, lazy } from 'react'
import { isReachable, TRIED_EVERY } from './reachable.ts'

/**
 * A part of a screen whose code is loaded when it is shown: `lazyPart(async () => (await import('./a.tsx')).A)`. Without a
 * network it comes as soon as there is one, and the screen around it stays. It fails only when the server answers and
 * does not have the file.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }))

/** Code that is loaded as soon as there is a network. @throws what `load` throws while the server can be reached */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  for (let canReach = false; ; ) {
    try {
      return await load()
    } catch (error) {
      if (canReach) throw error
      canReach = await isReachable()
      if (!canReach) await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY))
    }
  }
}
