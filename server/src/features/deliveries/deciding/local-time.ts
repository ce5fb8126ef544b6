import type { QuietHours } from '@ndoa/contract/deliveries'

const QUARTER = 15 * 60_000
const QUARTERS_OF_A_DAY = 26 * 4 // a day may have 25 hours

/** By zone, as `zoneNamed` writes it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The hour of the day in a zone, 0 to 23. */
export function hourIn(zone: string, at: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone })
    formats.set(zone, format)
  }
  return Number(format.format(at))
}

/** A zone as the calendar writes it, which takes capitals and small letters for the same; null when it knows none of the name. */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Node has it; the types of TypeScript do not yet. */
type Region = Intl.Locale & { getTimeZones: () => string[] | undefined }

/** Where most people of a country live that has several zones: the calendar lists them by the alphabet. */
const MAIN_ZONES: Partial<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}

/** The usual zone of a country (an ISO 3166 code), until a browser of the member says theirs. */
export function zoneOfCountry(country: string | null): string {
  if (!country) return 'UTC'
  const main = MAIN_ZONES[country]
  if (main) return main
  const region = new Intl.Locale('und', { region: country }) as Region
  return region.getTimeZones()?.[0] ?? 'UTC'
}

export function isQuiet({ starts, ends }: QuietHours, zone: string, at: number): boolean {
  const hour = hourIn(zone, at)
  return starts <= ends ? hour >= starts && hour < ends : hour >= starts || hour < ends
}

/** When the quiet hours that `at` lies in are over; `at` itself outside of them. Clocks change at quarters of an hour. */
export function endOfQuiet(quiet: QuietHours, zone: string, at: number): number {
  if (!isQuiet(quiet, zone, at)) return at
  let end = Math.floor(at / QUARTER) * QUARTER
  for (let quarters = 0; quarters < QUARTERS_OF_A_DAY && isQuiet(quiet, zone, end); quarters++) end += QUARTER
  return end
}

/** When the next quiet hours begin, `until` at the latest. */
export function startOfQuiet(quiet: QuietHours, zone: string, at: number, until: number): number {
  let start = Math.ceil(at / QUARTER) * QUARTER
  while (start < until && !isQuiet(quiet, zone, start)) start += QUARTER
  return Math.min(start, until)
}
