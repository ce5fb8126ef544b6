import type { QuietHours } from '@ndoa/contract/notifications/deliveries'

const QUARTER = 15 * 60_000
const QUARTERS_PER_DAY = 26 * 4 // a day may have 25 hours

const formats = new Map<string, Intl.DateTimeFormat>()

export function hourIn(zone: string, at: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone })
    formats.set(zone, format)
  }
  return Number(format.format(at))
}

/** Corrects the case of a zone name. @returns null for an unknown name */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

export function isQuiet({ starts, ends }: QuietHours, zone: string, at: number): boolean {
  const hour = hourIn(zone, at)
  return starts <= ends ? hour >= starts && hour < ends : hour >= starts || hour < ends
}

/** @returns the end of the quiet hours, or `at` outside of them. Clock changes fall on quarter hours. */
export function endOfQuiet(quiet: QuietHours, zone: string, at: number): number {
  if (!isQuiet(quiet, zone, at)) return at
  let end = Math.floor(at / QUARTER) * QUARTER
  for (let quarters = 0; quarters < QUARTERS_PER_DAY && isQuiet(quiet, zone, end); quarters++) end += QUARTER
  return end
}

export function startOfQuiet(quiet: QuietHours, zone: string, at: number, until: number): number {
  let start = Math.ceil(at / QUARTER) * QUARTER
  while (start < until && !isQuiet(quiet, zone, start)) start += QUARTER
  return Math.min(start, until)
}
