/** A message that a receiver took; `life` counts server starts from 1. */
export interface Accepted {
  to: string
  message: string
  life: number
}

export interface Verdict {
  lost: number
  /** Duplicates of messages taken before a kill and not yet marked as sent. */
  doubledByKills: number
  doubledOtherwise: number
}

/** @param interrupted messages in flight when each life ended, by life */
export function verdictOn(
  readers: readonly string[],
  accepted: readonly Accepted[],
  interrupted: ReadonlyMap<number, ReadonlySet<string>>,
): Verdict {
  const byReader = Map.groupBy(accepted, ({ to }) => to)
  const verdict = { lost: 0, doubledByKills: 0, doubledOtherwise: 0 }
  for (const reader of readers) {
    const [first, ...more] = byReader.get(reader) ?? []
    if (!first) verdict.lost++
    let before = first
    for (const again of more) {
      if (before && isOfKill(before, again, interrupted)) verdict.doubledByKills++
      else verdict.doubledOtherwise++
      before = again
    }
  }
  return verdict
}

const isOfKill = (
  { message, life }: Accepted,
  again: Accepted,
  interrupted: ReadonlyMap<number, ReadonlySet<string>>,
) => again.message === message && again.life > life && (interrupted.get(life)?.has(message) ?? false)
