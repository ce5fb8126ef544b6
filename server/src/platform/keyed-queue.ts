/** Serializes work per key within this process. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  has(key: string): boolean
}

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>()
  return {
    has: (key) => last.has(key),
    run(key, work) {
      const turn = (last.get(key) ?? Promise.resolve()).then(work)
      const over = turn
        .catch(() => {})
        .finally(() => {
          if (last.get(key) === over) last.delete(key)
        })
      last.set(key, over)
      return turn
    },
  }
}
