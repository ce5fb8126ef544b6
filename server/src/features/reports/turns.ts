const last = new Map<string, Promise<unknown>>()

/** Runs the requests of one member one after another, in this process; different members do not wait for each other. */
export function inTurn<T>(memberId: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(memberId) ?? Promise.resolve()).then(work)
  const over = turn
    .catch(() => {})
    .finally(() => {
      if (last.get(memberId) === over) last.delete(memberId)
    })
  last.set(memberId, over)
  return turn
}
