/** What the browser keeps under a name, as JSON. Storage can be full or forbidden: then it simply keeps nothing. */
export function saveJson(store: Storage, name: string, value: unknown): void {
  try {
    store.setItem(name, JSON.stringify(value))
  } catch {
    // A private window or a full phone: everything works without it.
  }
}

/** What was kept under a name; null when there is nothing, or nothing that fits. */
export function loadJson<T>(store: Storage, name: string, fits: (value: T) => boolean): T | null {
  try {
    const value: T | null = JSON.parse(store.getItem(name) ?? 'null')
    return value && fits(value) ? value : null
  } catch {
    return null
  }
}

/** Forgets everything: the next person at this phone shall find nothing. */
export function clearStorage(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
}
