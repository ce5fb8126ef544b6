// Writes cities.tsv from a GeoNames file (cities500.txt or cities15000.txt, https://www.geonames.org, CC BY 4.0):
//   node server/src/features/identity/reference/generate-cities.ts path/to/cities500.txt
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityKey } from './city-key.ts'

const INHABITANTS_MIN = 15_000
const OTHER_NAMES_FROM = 300_000

const HEAD = `# Cities of at least ${INHABITANTS_MIN} inhabitants, the largest of each country first.
# Source: GeoNames, https://www.geonames.org, licence CC BY 4.0. Written by generate-cities.ts.
# country, name, latitude, longitude, other names (as keys, see city-key.ts)
`

interface Row {
  name: string
  asciiName: string
  otherNames: string[]
  latitude: number
  longitude: number
  country: string
  inhabitants: number
  isAfrican: boolean
}

function rowOf(line: string): Row {
  const columns = line.split('\t')
  const at = (index: number) => columns[index] ?? ''
  return {
    name: at(1),
    asciiName: at(2),
    otherNames: at(3).split(','),
    latitude: Number(at(4)),
    longitude: Number(at(5)),
    country: at(8),
    inhabitants: Number(at(14)),
    isAfrican: at(17).startsWith('Africa/'),
  }
}

function otherKeys({ name, asciiName, otherNames, isAfrican, inhabitants }: Row): string[] {
  const names = isAfrican || inhabitants >= OTHER_NAMES_FROM ? [asciiName, ...otherNames] : [asciiName]
  const keys = names.filter((name) => !/^[A-Z]{3}$/.test(name)).map(cityKey)
  return [...new Set(keys)].filter((key) => /^[a-z]{3,}$/.test(key) && key !== cityKey(name))
}

const lineOf = (row: Row) =>
  [row.country, row.name, row.latitude.toFixed(2), row.longitude.toFixed(2), otherKeys(row).join(',')].join(
    '\t',
  )

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the file of GeoNames.')
const cities = readFileSync(source, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(rowOf)
  .filter(({ inhabitants }) => inhabitants >= INHABITANTS_MIN)
  .sort((a, b) => (a.country < b.country ? -1 : a.country > b.country ? 1 : b.inhabitants - a.inhabitants))
writeFileSync(join(import.meta.dirname, 'cities.tsv'), `${HEAD}${cities.map(lineOf).join('\n')}\n`)
console.log(`${cities.length} cities`)
