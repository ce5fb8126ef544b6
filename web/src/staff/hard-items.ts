import { useSyncExternalStore } from 'react'
import { loadJson, localStore, saveJson, sessionStore } from '../lib/storage.ts'

const MINUTE = 60_000
/** Minutes of work with hard items after which a pause is offered: each person chooses. */
export const STRETCHES = [25, 50] as const
export const PAUSE = 5 * MINUTE

/** Hard items looked at since the last pause, and when the first of them was. */
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

/** In the session of this tab, so that a reload does not count again. */
function read(): HardItems {
  items ??= loadJson<HardItems>(sessionStore, ITEMS, ({ count }) => count > 0) ?? NONE
  return items
}

function write(next: HardItems): void {
  items = next
  saveJson(sessionStore, ITEMS, next)
  for (const listener of listeners) listener()
}

/** Counts a picture that was revealed, or a case of a hard kind. So long without one is a pause, too. */
export function countHardItem(now = Date.now()): void {
  const { count, since, last } = read()
  write(now - last >= PAUSE ? { count: 1, since: now, last: now } : { count: count + 1, since, last: now })
}

/** After a pause it begins again. */
export const forgetHardItems = (): void => write(NONE)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHardItems = (): HardItems => useSyncExternalStore(subscribe, read)

/** Minutes until a pause is offered, as this browser's user has chosen. */
export const chosenStretch = (): number =>
  loadJson<number>(localStore, STRETCH, (minutes) => STRETCHES.some((one) => one === minutes)) ?? STRETCHES[0]
export const chooseStretch = (minutes: number): void => saveJson(localStore, STRETCH, minutes)

/** Whether somebody has worked with hard items for this long. */
export const isPauseDue = ({ count, since, last }: HardItems, minutes: number, now: number): boolean =>
  count > 0 && now - last < PAUSE && now - since >= minutes * MINUTE
