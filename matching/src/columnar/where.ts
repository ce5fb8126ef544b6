import { refuses } from '../gates.ts'
import type { Traits } from '../traits.ts'
import { example } from './example.ts'
import { dealsBrokenBy, REFUSED } from './gate-bits.ts'
import { Memo } from './memo.ts'
import { type PackedPoints, type PointTable, packComponent, withMost } from './points.ts'
import type { Words } from './words.ts'

/** Countries: further gate bits (or REFUSED) and points, by country. */
export interface Where {
  country: number
  countryMask: Int16Array
  countryPoints: Int32Array
  /** The most that anybody can get for the country. */
  countryMost: PackedPoints
  /** Whether countries other than the special ones are asked for, and the gate bits there. */
  acceptsElsewhere: boolean
  elsewhereMask: number
  specialCountries: readonly number[]
}

/** Kept for viewers who share what matters here: the country, and whether far is too far. */
export class Wheres {
  readonly #wheres = new Memo<Where>(512)
  readonly #points = new Memo<PointTable>(256)

  of(words: Words, { country, deal_breakers }: Traits, filter: string | null): Where {
    const known = words.countries.values.length
    const isFar = deal_breakers.includes('Long distance')
    const wanted = filter ? words.countries.find(filter) : null
    return this.#wheres.of(`${known} ${wanted} ${isFar} ${country}`, () => {
      const viewer = example({ country, deal_breakers: isFar ? ['Long distance'] : [] })
      const points = this.#points.of(`${known} ${country}`, () => pointsFor(words, viewer))
      return whereFor(words, viewer, wanted, points)
    })
  }
}

function pointsFor({ countries }: Words, viewer: Traits): PointTable {
  return withMost(
    Int32Array.from(countries.values, (country) => packComponent('location', viewer, example({ country }))),
  )
}

function whereFor({ countries }: Words, viewer: Traits, wanted: number | null, table: PointTable): Where {
  const own = viewer.country ? countries.find(viewer.country) : -1
  const special = [...new Set(wanted === null ? [0, own] : [wanted])].filter((country) => country >= 0)
  const elsewhereMask = wanted === null ? maskOf(viewer, 'elsewhere') : REFUSED
  const countryMask = new Int16Array(countries.values.length).fill(elsewhereMask)
  for (const country of special) countryMask[country] = maskOf(viewer, countries.values[country]!)
  return {
    country: own,
    countryMask,
    countryPoints: table.points,
    countryMost: wanted === null ? table.most : (table.points[wanted] ?? 0),
    acceptsElsewhere: elsewhereMask !== REFUSED,
    elsewhereMask,
    specialCountries: special,
  }
}

function maskOf(viewer: Traits, country: string): number {
  const candidate = example({ country })
  return refuses(viewer, candidate) ? REFUSED : dealsBrokenBy(viewer, candidate)
}
