/** What this process keeps of reports. */
export interface ReportsState {
  /** Runs the requests of one member one after another, in this process; different members do not wait for each other. */
  inTurn<T>(memberId: string, work: () => Promise<T>): Promise<T>
}

declare module '../../platform/app.ts' {
  interface App {
    reports: ReportsState
  }
}

export function createReportsState(): ReportsState {
  const last = new Map<string, Promise<unknown>>()
  return {
    inTurn(memberId, work) {
      const turn = (last.get(memberId) ?? Promise.resolve()).then(work)
      const over = turn
        .catch(() => {})
        .finally(() => {
          if (last.get(memberId) === over) last.delete(memberId)
        })
      last.set(memberId, over)
      return turn
    },
  }
}
