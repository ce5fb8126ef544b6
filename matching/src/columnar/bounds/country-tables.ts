import { example } from '../../example.ts'
import { refuses } from '../../gates.ts'
import type { Traits } from '../../traits.ts'
import { dealsBrokenBy, REFUSED } from '../store/gate-bits.ts'
import type { Vocabulary } from '../store/vocabulary.ts'
import { Memo } from './memo.ts'
import { type PackedPoints, type PointTable, packComponent, withMax } from './points.ts'

export interface CountryTables {
  country: number
  countryMask: Int16Array
  countryPoints: Int32Array
  countryMax: PackedPoints
  acceptsElsewhere: boolean
  elsewhereMask: number
  specialCountries: readonly number[]
}

export class CountryTablesCache {
  readonly #countries = new Memo<CountryTables>(512)
  readonly #points = new Memo<PointTable>(256)

  of(vocabulary: Vocabulary, { country, deal_breakers }: Traits, filter: string | null): CountryTables {
    const known = vocabulary.countries.values.length
    const isFar = deal_breakers.includes('Long distance')
    const wanted = filter ? vocabulary.countries.find(filter) : null
    return this.#countries.of(`${known} ${wanted} ${isFar} ${country}`, () => {
      const viewer = example({ country, deal_breakers: isFar ? ['Long distance'] : [] })
      const points = this.#points.of(`${known} ${country}`, () => pointsFor(vocabulary, viewer))
      return countryTables(vocabulary, viewer, wanted, points)
    })
  }
}

function pointsFor({ countries }: Vocabulary, viewer: Traits): PointTable {
  return withMax(
    Int32Array.from(countries.values, (country) => packComponent('location', viewer, example({ country }))),
  )
}

function countryTables(
  { countries }: Vocabulary,
  viewer: Traits,
  wanted: number | null,
  table: PointTable,
): CountryTables {
  const own = viewer.country ? countries.find(viewer.country) : -1
  const special = [...new Set(wanted === null ? [0, own] : [wanted])].filter((country) => country >= 0)
  const elsewhereMask = wanted === null ? maskOf(viewer, 'elsewhere') : REFUSED
  const countryMask = new Int16Array(countries.values.length).fill(elsewhereMask)
  for (const country of special) countryMask[country] = maskOf(viewer, countries.values[country]!)
  return {
    country: own,
    countryMask,
    countryPoints: table.points,
    countryMax: wanted === null ? table.max : (table.points[wanted] ?? 0),
    acceptsElsewhere: elsewhereMask !== REFUSED,
    elsewhereMask,
    specialCountries: special,
  }
}

function maskOf(viewer: Traits, country: string): number {
  const candidate = example({ country })
  return refuses(viewer, candidate) ? REFUSED : dealsBrokenBy(viewer, candidate)
}
