import type { App } from '../../../platform/app.ts'
import { scannedUntil, setScannedUntil } from './notifications.queries.ts'

/** Excludes `from` and includes `until`. */
export interface Span {
  from: Date
  until: Date
}

/** `work` must tolerate repeats, because a failed span is scanned again. `longest` is in milliseconds. */
export async function scanSince(
  { db }: App,
  name: string,
  until: Date,
  longest: number,
  work: (span: Span) => Promise<void>,
): Promise<void> {
  const scanned = await scannedUntil(db, name)
  const earliest = new Date(until.getTime() - longest)
  const from = scanned && scanned > earliest ? scanned : earliest
  if (from >= until) return
  await work({ from, until })
  await setScannedUntil(db, name, until)
}
