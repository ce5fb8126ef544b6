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

/** TypeScript's types don't have this Node method yet. */
type Region = Intl.Locale & { getTimeZones: () => string[] | undefined }

/** The main zone of each country that has several, because Intl lists zones alphabetically. */
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

/** `country` is an ISO 3166 code. Applies until one of the member's browsers reports its zone. */
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
