import { afterEach } from 'vitest'

/** What the browser has: the files of a page share its window, and each puts its own in the place of these. */
const shared = ((window as { ndoaShared?: Shared }).ndoaShared ??= {
  indexedDB: window.indexedDB,
  BroadcastChannel: window.BroadcastChannel,
  locks: window.navigator.locks,
})
type Shared = Pick<typeof window, 'indexedDB' | 'BroadcastChannel'> & Pick<Navigator, 'locks'>

const replace = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true })

/** Test files run in parallel under one origin and would share storage: every file gets its own. */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  replace(window, name, ownStorage())
}

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** A Storage in memory. */
function ownStorage(): Storage {
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

/** Databases too: each file sees names of its own. */
const own = `${Math.random()} `
const opened = new Set<string>()
replace(window, 'indexedDB', {
  open: (name: string, version?: number) => {
    opened.add(name)
    return shared.indexedDB.open(own + name, version)
  },
  deleteDatabase: (name: string) => shared.indexedDB.deleteDatabase(own + name),
})

/** What tabs tell each other, and what only one of them may do at a time. */
replace(
  window,
  'BroadcastChannel',
  class extends shared.BroadcastChannel {
    constructor(name: string) {
      super(own + name)
    }
  },
)
replace(window.navigator, 'locks', {
  request: (name: string, work: () => Promise<unknown>) => shared.locks.request(own + name, work),
})

afterEach(async () => {
  for (const name of opened) {
    await new Promise((resolve) => {
      const deleting = shared.indexedDB.deleteDatabase(own + name)
      deleting.addEventListener('success', resolve)
      deleting.addEventListener('error', resolve)
    })
  }
})
