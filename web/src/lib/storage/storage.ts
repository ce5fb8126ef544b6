export const DEVICE_STORE = 'ndoa'
export const DRAFT = 'draft '

/** Where blocked cookies disable storage, it lasts only as long as the page. */
export const localStore: Storage = storageOf('localStorage')
export const sessionStore: Storage = storageOf('sessionStorage')

function storageOf(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    // Null in Android apps that embed the page without storage.
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

export const draftNames = (store: Storage = localStore): string[] =>
  Array.from(store, (_, place) => store.key(place) ?? '').filter((name) => name.startsWith(DRAFT))

export function saveJson(store: Storage, name: string, value: unknown): void {
  try {
    store.setItem(name, JSON.stringify(value))
  } catch {
    // Private windows and full storage refuse to store, and the app works without it.
  }
}

export function loadJson<T>(store: Storage, name: string, fits: (value: T) => boolean): T | null {
  try {
    const value: T | null = JSON.parse(store.getItem(name) ?? 'null')
    return value && fits(value) ? value : null
  } catch {
    return null
  }
}

/** Leaves nothing for the next person on this device. */
export function clearStorage(): void {
  localStore.clear()
  sessionStore.clear()
  clearKept()
}

export function clearKept(): void {
  clearDrafts(localStore)
  clearDrafts(sessionStore)
  localStore.removeItem(ENDED_KEY)
  // Not awaited: other tabs may still have the database open, and close it when notified.
  withDatabases((databases) => databases.deleteDatabase(DEVICE_STORE))
}

function clearDrafts(store: Storage) {
  for (const name of draftNames(store)) store.removeItem(name)
}

const ENDED_KEY = 'session-ended'
/** Milliseconds that messages wait for their member to sign in again; longer than drafts. */
const UNSENT_KEPT_FOR = 7 * 24 * 60 * 60 * 1000

export const markEnded = (userId: string): void =>
  saveJson(localStore, ENDED_KEY, { id: userId, at: Date.now() })

/** Keeps unsent messages and drafts, but not this tab's drafts, because they may reveal who was reported. */
export function clearLoaded(): void {
  clearDrafts(sessionStore)
  withDatabases((databases) => {
    const opening = databases.open(DEVICE_STORE)
    opening.onupgradeneeded = () => opening.transaction?.abort() // there was no database
    opening.onsuccess = () => {
      opening.result.transaction('answers', 'readwrite').objectStore('answers').clear()
      opening.result.close()
    }
  })
}

function withDatabases(use: (databases: IDBFactory) => void) {
  try {
    use(window.indexedDB)
  } catch {
    // A browser that refuses databases has kept nothing.
  }
}

/**
 * Deletes messages and drafts of an ended session when another member signs in, and after a week.
 * @param userId the member who is signed in; null for none
 */
export function clearUnsentOfOthers(userId: string | null): void {
  const ended = loadJson<{ id: string; at: number }>(localStore, ENDED_KEY, Boolean)
  if (!ended) return
  if (Date.now() - ended.at > UNSENT_KEPT_FOR || (userId && userId !== ended.id)) clearKept()
  else if (userId) localStore.removeItem(ENDED_KEY)
}
