/** A message that a receiver took, in which life of the server, counted from 1. */
export interface Accepted {
  to: string
  /** Which message: the same when one is sent again. */
  message: string
  life: number
}

export interface Verdict {
  lost: number
  /** Taken twice because the server was killed after a message was taken and before that was noted. */
  doubledByKills: number
  doubledOtherwise: number
}

/**
 * Holds what receivers took against the news, of which everybody had one piece.
 * @param interrupted the messages that were being sent when each life ended and were not noted as sent, by life
 */
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
