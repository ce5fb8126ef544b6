import { afterEach } from 'vitest'

declare global {
  interface Window {
    ownStorage?: { clear(): Promise<void> }
  }
}

/** Test pages run in parallel under one origin and would share storage, so each page gets its own. */
window.ownStorage ??= ownStorage()

afterEach(() => window.ownStorage?.clear())

function ownStorage(): NonNullable<Window['ownStorage']> {
  const databases = new Set<string>()
  const cookies = new Map<string, string>()
  const { indexedDB: shared, BroadcastChannel: SharedChannel, navigator } = window
  const { locks } = navigator
  const own = `${Math.random()} `
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: storageInMemory() })
  Object.defineProperty(window, 'indexedDB', {
    value: {
      open: (name: string, version?: number) => {
        databases.add(name)
        return shared.open(own + name, version)
      },
      deleteDatabase: (name: string) => shared.deleteDatabase(own + name),
    },
  })
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class extends SharedChannel {
      constructor(name: string) {
        super(own + name)
      }
    },
  })
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (name: string, work: () => Promise<unknown>) => locks.request(own + name, work),
    },
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  return {
    async clear() {
      window.localStorage.clear()
      window.sessionStorage.clear()
      cookies.clear()
      for (const name of databases) await waitForDeletion(shared.deleteDatabase(own + name))
    },
  }
}

const waitForDeletion = (deleting: IDBOpenDBRequest) =>
  new Promise((resolve) => {
    deleting.addEventListener('success', resolve)
    deleting.addEventListener('error', resolve)
  })

function storageInMemory(): Storage {
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
