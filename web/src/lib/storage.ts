/** The database on the device that holds what is shown offline and the messages that wait; see `device-store.ts`. */
export const DEVICE_STORE = 'ndoa'
/** How the names of drafts begin; see `drafts.ts`. Those of one tab are in its session storage. */
export const DRAFT = 'draft '

/** Browsers refuse it where cookies are blocked; then it lasts as long as this page. */
export const localStore: Storage = storageOf('localStorage')
/** Of this tab; as above. */
export const sessionStore: Storage = storageOf('sessionStorage')

function storageOf(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    // Null in an Android app that shows the page without it.
    return window[name] ?? createMemory()
  } catch {
    return createMemory()
  }
}

function createMemory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

/** The names of all drafts in a storage. */
export const draftNames = (store: Storage = localStore): string[] =>
  Array.from(store, (_, place) => store.key(place) ?? '').filter((name) => name.startsWith(DRAFT))

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
  localStore.clear()
  sessionStore.clear()
  clearKept()
}

/** Deletes what is kept on this device for members: what was loaded, what was not sent, what was typed. */
export function clearKept(): void {
  clearDrafts(localStore)
  clearDrafts(sessionStore)
  localStore.removeItem(ENDED)
  // Not awaited: other tabs may still have it open, and close it when they hear of this.
  withDatabases((databases) => databases.deleteDatabase(DEVICE_STORE))
}

function clearDrafts(store: Storage) {
  for (const name of draftNames(store)) store.removeItem(name)
}

const ENDED = 'session-ended'
/** How long messages wait for their member to sign in again, longer than drafts; milliseconds. */
const UNSENT_KEPT_FOR = 7 * 24 * 60 * 60 * 1000

/** Remembers whose session has ended here, and when. */
export const markEnded = (userId: string): void => saveJson(localStore, ENDED, { id: userId, at: Date.now() })

/**
 * A session was ended by the server: all is deleted but the messages that were not sent, and the drafts. Those of one tab
 * are deleted too: nobody who picks the phone up finds who was reported.
 */
export function clearLoaded(): void {
  clearDrafts(sessionStore)
  withDatabases((databases) => {
    const opening = databases.open(DEVICE_STORE)
    opening.onupgradeneeded = () => opening.transaction?.abort() // there was none
    opening.onsuccess = () => {
      opening.result.transaction('answers', 'readwrite').objectStore('answers').clear()
      opening.result.close()
    }
  })
}

/** Nothing where the browser has no databases or refuses them: then nothing was kept. */
function withDatabases(use: (databases: IDBFactory) => void) {
  try {
    use(window.indexedDB)
  } catch {
    // As above.
  }
}

/**
 * Deletes messages and drafts that wait since a session ended when another member signs in, and after a week.
 * @param userId who is signed in now; null for nobody
 */
export function clearUnsentOfOthers(userId: string | null): void {
  const ended = loadJson<{ id: string; at: number }>(localStore, ENDED, Boolean)
  if (!ended) return
  if (Date.now() - ended.at > UNSENT_KEPT_FOR || (userId && userId !== ended.id)) clearKept()
  else if (userId) localStore.removeItem(ENDED)
}
