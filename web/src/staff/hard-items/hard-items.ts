import { useSyncExternalStore } from 'react'
import { loadJson, localStore, saveJson, sessionStore } from '../../lib/storage/storage.ts'

const MINUTE = 60_000
/** Minutes of work with hard items until a pause is offered; each person chooses. */
export const STRETCHES = [25, 50] as const
export const PAUSE = 5 * MINUTE

export interface HardItems {
  count: number
  since: number
  last: number
}

const ITEMS = 'staff-hard-items'
const STRETCH = 'staff-stretch'
const NONE: HardItems = { count: 0, since: 0, last: 0 }
const listeners = new Set<() => void>()
let items: HardItems | undefined

/** Kept in session storage, so that a reload does not start over. */
function read(): HardItems {
  items ??= loadJson<HardItems>(sessionStore, ITEMS, ({ count }) => count > 0) ?? NONE
  return items
}

function write(next: HardItems): void {
  items = next
  saveJson(sessionStore, ITEMS, next)
  for (const listener of listeners) listener()
}

/** Counts a revealed picture or a hard case. A break of `PAUSE` without one counts as a pause. */
export function countHardItem(now = Date.now()): void {
  const { count, since, last } = read()
  write(now - last >= PAUSE ? { count: 1, since: now, last: now } : { count: count + 1, since, last: now })
}

export const clearHardItems = (): void => write(NONE)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHardItems = (): HardItems => useSyncExternalStore(subscribe, read)

/** Minutes. */
export const chosenStretch = (): number =>
  loadJson<number>(localStore, STRETCH, (minutes) => STRETCHES.some((one) => one === minutes)) ?? STRETCHES[0]
export const chooseStretch = (minutes: number): void => saveJson(localStore, STRETCH, minutes)

export const isPauseDue = ({ count, since, last }: HardItems, minutes: number, now: number): boolean =>
  count > 0 && now - last < PAUSE && now - since >= minutes * MINUTE
