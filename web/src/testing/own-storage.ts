import { afterEach } from 'vitest'

/** Test files run in parallel under one origin and would share storage: every file gets its own. */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(window, name, { value: ownStorage() })
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
const { indexedDB: shared } = window
const own = `${Math.random()} `
const opened = new Set<string>()
Object.defineProperty(window, 'indexedDB', {
  value: {
    open: (name: string, version?: number) => {
      opened.add(name)
      return shared.open(own + name, version)
    },
    deleteDatabase: (name: string) => shared.deleteDatabase(own + name),
  },
})

/** What tabs tell each other, and what only one of them may do at a time. */
const { BroadcastChannel: SharedChannel } = window
const { locks } = window.navigator
Object.defineProperty(window, 'BroadcastChannel', {
  value: class extends SharedChannel {
    constructor(name: string) {
      super(own + name)
    }
  },
})
Object.defineProperty(window.navigator, 'locks', {
  value: {
    request: (name: string, work: () => Promise<unknown>) => locks.request(own + name, work),
  },
})

afterEach(async () => {
  for (const name of opened) {
    await new Promise((resolve) => {
      const deleting = shared.deleteDatabase(own + name)
      deleting.addEventListener('success', resolve)
      deleting.addEventListener('error', resolve)
    })
  }
})
