import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Distance } from '@ndoa/contract/dating/profiles'
import { comparable } from '../../../platform/comparable.ts'
import { cityKey } from './city-key.ts'

/** The city's centre, in degrees. Coordinates must never leave the server. */
export interface City {
  latitude: number
  longitude: number
}

export interface Cities {
  find: (country: string | null, name: string | null) => City | null
}

let known: Promise<Cities> | undefined

/** Source: GeoNames (CC BY 4.0, https://www.geonames.org). */
export function knownCities(): Promise<Cities> {
  known ??= readFile(join(import.meta.dirname, 'cities.tsv'), 'utf8').then(citiesIn)
  return known
}

/** Each country's largest city comes first in the file, so the first match is the largest. */
function citiesIn(file: string): Cities {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const rows = lines.map((line) => {
    const [country = '', name = '', latitude, longitude, others = ''] = line.split('\t')
    const city = { latitude: Number(latitude), longitude: Number(longitude) }
    return { country, key: cityKey(name), others: others.split(',').filter(Boolean), city }
  })
  const byKey = new Map<string, City>()
  const add = (country: string, key: string, city: City) => {
    const place = `${country} ${key}`
    if (!byKey.has(place)) byKey.set(place, city)
  }
  for (const { country, key, city } of rows) add(country, key, city)
  for (const { country, others, city } of rows) for (const key of others) add(country, key, city)
  const named = (country: string, name: string) => byKey.get(`${country} ${cityKey(name)}`)
  return {
    find(country, name) {
      if (!country || !name) return null
      const plain = comparable(name) // before the split, because it turns other characters into commas too
      return named(country, plain) ?? named(country, plain.split(',', 1)[0] ?? '') ?? null
    },
  }
}

/** Members learn only this range, never the exact distance. */
export function distanceBetween(a: City, b: City): Distance {
  if (a === b) return 'same_city'
  const kilometres = kilometresBetween(a, b)
  if (kilometres < 50) return 'under_50'
  if (kilometres < 100) return '50_100'
  if (kilometres < 250) return '100_250'
  return kilometres < 500 ? '250_500' : 'over_500'
}

const EARTH_RADIUS = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Haversine formula. */
function kilometresBetween(a: City, b: City): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}
