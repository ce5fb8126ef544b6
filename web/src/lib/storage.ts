/** The database on the device that holds what is shown offline and the messages that wait; see `device-store.ts`. */
export const DEVICE_STORE = 'ndoa'
/** How the names of drafts in local storage begin; see `drafts.ts`. */
export const DRAFT = 'draft '

/** The names of all drafts in local storage. */
export const draftNames = (): string[] =>
  Array.from(window.localStorage, (_, place) => window.localStorage.key(place) ?? '').filter((name) =>
    name.startsWith(DRAFT),
  )

/** Stores a value under a name, as JSON; nothing when storage is full or disabled. */
export function saveJson(store: Storage, name: string, value: unknown): void {
  try {
    store.setItem(name, JSON.stringify(value))
  } catch {
    // A private window or full storage: everything works without it.
  }
}

/** The value stored under a name; null when there is none, or none that fits. */
export function loadJson<T>(store: Storage, name: string, fits: (value: T) => boolean): T | null {
  try {
    const value: T | null = JSON.parse(store.getItem(name) ?? 'null')
    return value && fits(value) ? value : null
  } catch {
    return null
  }
}

/** Deletes everything, so that the next person on this device finds nothing. */
export function clearStorage(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  clearKept()
}

/** Deletes what is kept on this device for members: what was loaded, what was not sent, what was typed. */
export function clearKept(): void {
  for (const name of draftNames()) window.localStorage.removeItem(name)
  // Not awaited: other tabs may still have it open, and close it when they hear of this.
  window.indexedDB.deleteDatabase(DEVICE_STORE)
}
