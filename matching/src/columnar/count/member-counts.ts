import type { ViewerTables } from '../bounds/viewer.ts'
import { countOf, firstOf } from '../store/clusters.ts'
import { ageAt, type Columns, countryAt, faithKindAt, gatesAt, partitionAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import type { Vocabulary } from '../store/vocabulary.ts'
import { AGES, PrefixCounts } from './prefix-counts.ts'
import { COUNT_KEYS, countKey, SparseCounts } from './sparse-counts.ts'

export interface MemberCountsSnapshot {
  places: Float64Array
  starts: Uint32Array
  keys: Uint32Array<ArrayBuffer>
  counts: Uint32Array<ArrayBuffer>
  worlds: Float64Array
  worldStarts: Uint32Array
  gates: Uint16Array
  sums: Uint32Array
}

/**
 * Counts members by filters and gates, so that totals need no scan. Gates treat faith and country only as "same,
 * different, unknown", so each faith is counted worldwide, and local counts adjust for the viewer's own country or for
 * blank countries.
 */
export class MemberCounts {
  readonly #worldwide = new Map<number, PrefixCounts>()
  readonly #local = new Map<number, SparseCounts>()

  static of(vocabulary: Vocabulary, { columns, clusters }: RowStore): MemberCounts {
    const all = new MemberCounts()
    const { clusterHeads, groupHeads } = clusters
    const byKey = new Uint32Array(COUNT_KEYS)
    const firstRow = (group: number) => firstOf(clusterHeads, firstOf(groupHeads, group))
    for (let group = 0; group < countOf(groupHeads); group++) {
      const first = firstRow(group)
      const faith = vocabulary.faithKinds.values[faithKindAt(columns, first)]!.faith
      const place = localKey(partitionAt(columns, first), faith, countryAt(columns, first))
      const keys = countKeys(columns, first, firstRow(group + 1), byKey)
      const counts = countsAt(all.#local, place, () => new SparseCounts())
      for (const key of keys) {
        counts.addKey(key, byKey[key]!)
        byKey[key] = 0
      }
    }
    for (const [world, places] of Map.groupBy(all.#local, ([place]) => worldOf(place)))
      all.#worldwide.set(world, PrefixCounts.of(places.map(([, counts]) => counts)))
    return all
  }

  static restore(snapshot: MemberCountsSnapshot): MemberCounts {
    const { places, starts, keys, counts, worlds, worldStarts, gates, sums } = snapshot
    const all = new MemberCounts()
    for (const [i, place] of places.entries()) {
      const [from, to] = [starts[i]!, starts[i + 1]!]
      all.#local.set(place, new SparseCounts(keys.subarray(from, to), counts.subarray(from, to)))
    }
    for (const [i, world] of worlds.entries()) {
      const [from, to] = [worldStarts[i]!, worldStarts[i + 1]!]
      const restored = PrefixCounts.restore(gates.subarray(from, to), sums.subarray(from * AGES, to * AGES))
      all.#worldwide.set(world, restored)
    }
    return all
  }

  snapshot(): MemberCountsSnapshot {
    const [local, worldwide] = [[...this.#local.values()], [...this.#worldwide.values()]]
    const [starts, worldStarts] = [startsOf(local), startsOf(worldwide)]
    const [size, lines] = [starts.at(-1)!, worldStarts.at(-1)!]
    const [keys, counts] = [new Uint32Array(size), new Uint32Array(size)]
    const [gates, sums] = [new Uint16Array(lines), new Uint32Array(lines * AGES)]
    for (const [i, each] of local.entries()) each.copyTo(keys, counts, starts[i]!)
    for (const [i, each] of worldwide.entries()) {
      gates.set(each.gates, worldStarts[i])
      sums.set(each.sums, worldStarts[i]! * AGES)
    }
    const [places, worlds] = [
      Float64Array.from(this.#local.keys()),
      Float64Array.from(this.#worldwide.keys()),
    ]
    return { places, starts, keys, counts, worlds, worldStarts, gates, sums }
  }

  get bytes(): number {
    return [...this.#worldwide.values(), ...this.#local.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  add(vocabulary: Vocabulary, columns: Columns, row: number, by: 1 | -1): void {
    const [gates, age] = [gatesAt(columns, row), ageAt(columns, row)]
    const faith = vocabulary.faithKinds.values[faithKindAt(columns, row)]!.faith
    const partition = partitionAt(columns, row)
    countsAt(this.#worldwide, worldKey(partition, faith), () => new PrefixCounts()).add(gates, age, by)
    const local = localKey(partition, faith, countryAt(columns, row))
    countsAt(this.#local, local, () => new SparseCounts()).add(gates, age, by)
  }

  count(viewer: ViewerTables): number {
    let count = 0
    for (const partition of viewer.partitions)
      for (let faith = 0; faith < viewer.faithMask.length; faith++)
        if (viewer.faithMask[faith]! >= 0) count += this.#countFaith(viewer, partition, faith)
    return count
  }

  #countFaith(viewer: ViewerTables, partition: number, faith: number): number {
    const { countryMask } = viewer
    const mask = viewer.mask | viewer.faithMask[faith]!
    const countIn = (counts: PrefixCounts | SparseCounts | undefined, more: number) =>
      counts ? counts.count(mask | more, viewer.ageFrom, viewer.ageTo) : 0
    const inCountry = (country: number, more: number) =>
      countIn(this.#local.get(localKey(partition, faith, country)), more)

    let count = 0
    if (viewer.acceptsElsewhere) {
      const far = viewer.elsewhereMask
      count = countIn(this.#worldwide.get(worldKey(partition, faith)), far)
      for (const country of viewer.specialCountries) count -= inCountry(country, far)
    }
    for (const country of viewer.specialCountries)
      if (countryMask[country]! >= 0) count += inCountry(country, countryMask[country]!)
    return count
  }
}

const CODES = 2 ** 16
const worldKey = (partition: number, faith: number) => partition * CODES + faith
const localKey = (partition: number, faith: number, country: number) =>
  worldKey(partition, faith) * CODES + country
const worldOf = (localKey: number) => Math.floor(localKey / CODES)

function countKeys(columns: Columns, first: number, end: number, counts: Uint32Array): Uint32Array {
  const keys: number[] = []
  for (let row = first; row < end; row++) {
    const key = countKey(gatesAt(columns, row), ageAt(columns, row))
    if (counts[key]!++ === 0) keys.push(key)
  }
  return Uint32Array.from(keys).sort()
}

function startsOf(list: readonly { size: number }[]): Uint32Array {
  const starts = new Uint32Array(list.length + 1)
  for (const [i, { size }] of list.entries()) starts[i + 1] = starts[i]! + size
  return starts
}

function countsAt<T>(counts: Map<number, T>, key: number, make: () => T): T {
  const existing = counts.get(key)
  if (existing) return existing
  const created = make()
  counts.set(key, created)
  return created
}
