import { ageByYears, cultureByCounts, interestsByCounts } from '../../components.ts'
import { componentPoints, pointsOf } from '../../score.ts'
import type { Traits } from '../../traits.ts'
import { type Component, WEIGHTS } from '../../weights.ts'

/**
 * The viewer's points in the low 12 bits, the candidate's above. Sums stay within 4,000, so packed points can be added.
 */
export type PackedPoints = number

const BITS = 12
const LOW = 2 ** BITS - 1

export const pack = (viewerGets: number, candidateGets: number): PackedPoints =>
  viewerGets | (candidateGets << BITS)

export const productOf = (points: PackedPoints): number => Math.imul(points & LOW, points >>> BITS)

export const packComponent = (component: Component, viewer: Traits, candidate: Traits): PackedPoints =>
  pack(componentPoints(component, viewer, candidate), componentPoints(component, candidate, viewer))

export function maxOf(table: Int32Array): PackedPoints {
  let [viewerGets, candidateGets] = [0, 0]
  for (const points of table) {
    viewerGets = Math.max(viewerGets, points & LOW)
    candidateGets = Math.max(candidateGets, points >>> BITS)
  }
  return pack(viewerGets, candidateGets)
}

const alike = (points: number): PackedPoints => pack(points, points)

export function minEqualPoints(besides: PackedPoints, minProduct: number): PackedPoints {
  const [viewerGets, candidateGets] = [besides & LOW, besides >>> BITS]
  // Solves (viewerGets + x) × (candidateGets + x) = minProduct, exactly enough for integers this small.
  const root = Math.sqrt((viewerGets - candidateGets) ** 2 + 4 * minProduct)
  return alike(Math.max(0, Math.ceil((root - viewerGets - candidateGets) / 2)))
}

export interface PointTable {
  points: Int32Array
  max: PackedPoints
}

export const withMax = (points: Int32Array): PointTable => ({ points, max: maxOf(points) })

const forBothSides = (component: Component, value: number) => alike(pointsOf(component, value))

export const RANGE_POINTS = Int32Array.from({ length: 256 }, (_, years) =>
  pack(0, pointsOf('age', ageByYears(years))),
)
export const WISH_POINTS = Int32Array.from({ length: 256 }, (_, years) => pointsOf('age', ageByYears(years)))
export const RANGE_MAX = pack(0, WEIGHTS.age)

const SHARES = [0, 1, 2]
/** Indexed by 3 × shared heritages + shared lingua francas, each capped at two. */
export const CULTURE_POINTS = cultureTable(false)
export const CULTURE_POINTS_UNKNOWN = cultureTable(true)

function cultureTable(someUnknown: boolean): Int32Array {
  return Int32Array.from(
    SHARES.flatMap((heritages) =>
      SHARES.map((linguaFrancas) =>
        forBothSides('culture', cultureByCounts(heritages, linguaFrancas, someUnknown)),
      ),
    ),
  )
}

export const LENGTHS = 33

/** Indexed by LENGTHS × (the candidate's count) + (shared count). */
export function interestTable(own: number): Int32Array {
  return Int32Array.from({ length: LENGTHS * LENGTHS }, (_, at) => {
    const others = Math.floor(at / LENGTHS)
    const common = at % LENGTHS
    return common <= Math.min(own, others)
      ? forBothSides('interests', interestsByCounts(common, own, others))
      : 0
  })
}

export const countToTwo = (bits: number) => (bits === 0 ? 0 : (bits & (bits - 1)) === 0 ? 1 : 2)

export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
