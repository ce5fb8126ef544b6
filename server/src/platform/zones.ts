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

const zones = new Map<string, string>()

/** `country` is an ISO 3166 code. Applies until one of the member's browsers reports its zone. */
export function zoneOfCountry(country: string | null): string {
  if (!country) return 'UTC'
  const zone = MAIN_ZONES[country] ?? zones.get(country) ?? firstZoneOf(country)
  zones.set(country, zone)
  return zone
}

const firstZoneOf = (country: string): string =>
  (new Intl.Locale('und', { region: country }) as Region).getTimeZones()?.[0] ?? 'UTC'

const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns `YYYY-MM-DD` */
export function dayIn(zone: string, now: Date): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
  }
  return format.format(now)
}
