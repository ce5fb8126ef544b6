import { countOf, firstOf } from './clusters.ts'
import { ageAt, type Columns, countryAt, faithKindAt, gatesAt, partitionAt } from './columns.ts'
import { AGES, PrefixTally } from './prefix-tally.ts'
import type { Shelf } from './shelf.ts'
import { SparseTally, TALLY_KEYS, tallyKey } from './sparse-tally.ts'
import type { ViewerTables } from './viewer-tables.ts'
import type { Words } from './words.ts'

/** The tallies of all places and of all worlds, one behind the other. */
export interface CensusSnapshot {
  /** Whom each of them counts. */
  places: Float64Array
  /** Where each of them begins, and the end. */
  starts: Uint32Array
  keys: Uint32Array<ArrayBuffer>
  counts: Uint32Array<ArrayBuffer>
  /** Whom those count that count worldwide. */
  worlds: Float64Array
  /** The first line of each of them, and the end. */
  worldStarts: Uint32Array
  gates: Uint16Array
  /** So many to a line. */
  sums: Uint32Array
}

/**
 * Counts everybody by what filters and gates ask for, so that a total needs no look at members. Whether two refuse
 * each other depends on the other's faith and country only by "mine, another, unknown": members of one faith are
 * counted over the whole world, and those in the viewer's own country, or in none, are put right by their own tallies.
 */
export class Census {
  readonly #worldwide = new Map<number, PrefixTally>()
  readonly #local = new Map<number, SparseTally>()

  /** Counts the sorted rows of a shelf, group by group. */
  static of(words: Words, { columns, clusters }: Shelf): Census {
    const census = new Census()
    const { clusterHeads, groupHeads } = clusters
    const counts = new Uint32Array(TALLY_KEYS)
    const firstRow = (group: number) => firstOf(clusterHeads, firstOf(groupHeads, group))
    for (let group = 0; group < countOf(groupHeads); group++) {
      const first = firstRow(group)
      const faith = words.faithKinds.values[faithKindAt(columns, first)]!.faith
      const place = localKey(partitionAt(columns, first), faith, countryAt(columns, first))
      const keys = countKeys(columns, first, firstRow(group + 1), counts)
      const tally = tallyAt(census.#local, place, () => new SparseTally())
      for (const key of keys) {
        tally.addKey(key, counts[key]!)
        counts[key] = 0
      }
    }
    for (const [world, places] of Map.groupBy(census.#local, ([place]) => worldOf(place)))
      census.#worldwide.set(world, PrefixTally.of(places.map(([, tally]) => tally)))
    return census
  }

  /** The tallies lie in the memory of the snapshot. */
  static restore(snapshot: CensusSnapshot): Census {
    const { places, starts, keys, counts, worlds, worldStarts, gates, sums } = snapshot
    const census = new Census()
    for (const [i, place] of places.entries()) {
      const [from, to] = [starts[i]!, starts[i + 1]!]
      census.#local.set(place, new SparseTally(keys.subarray(from, to), counts.subarray(from, to)))
    }
    for (const [i, world] of worlds.entries()) {
      const [from, to] = [worldStarts[i]!, worldStarts[i + 1]!]
      const tally = PrefixTally.restore(gates.subarray(from, to), sums.subarray(from * AGES, to * AGES))
      census.#worldwide.set(world, tally)
    }
    return census
  }

  snapshot(): CensusSnapshot {
    const [tallies, worldTallies] = [[...this.#local.values()], [...this.#worldwide.values()]]
    const [starts, worldStarts] = [startsOf(tallies), startsOf(worldTallies)]
    const [size, lines] = [starts.at(-1)!, worldStarts.at(-1)!]
    const [keys, counts] = [new Uint32Array(size), new Uint32Array(size)]
    const [gates, sums] = [new Uint16Array(lines), new Uint32Array(lines * AGES)]
    for (const [i, tally] of tallies.entries()) tally.copyTo(keys, counts, starts[i]!)
    for (const [i, tally] of worldTallies.entries()) {
      gates.set(tally.gates, worldStarts[i])
      sums.set(tally.sums, worldStarts[i]! * AGES)
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

  /** Takes the member in a row in (by 1) or out (by -1). */
  add(words: Words, columns: Columns, row: number, by: 1 | -1): void {
    const [gates, age] = [gatesAt(columns, row), ageAt(columns, row)]
    const faith = words.faithKinds.values[faithKindAt(columns, row)]!.faith
    const partition = partitionAt(columns, row)
    tallyAt(this.#worldwide, worldKey(partition, faith), () => new PrefixTally()).add(gates, age, by)
    const local = localKey(partition, faith, countryAt(columns, row))
    tallyAt(this.#local, local, () => new SparseTally()).add(gates, age, by)
  }

  /** How many members pass the viewer's filters and the gates of both sides. */
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
    const countIn = (tally: PrefixTally | SparseTally | undefined, more: number) =>
      tally ? tally.count(mask | more, viewer.ageFrom, viewer.ageTo) : 0
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

/** Counts rows by the keys of tallies; returns the keys that occur, in order. */
function countKeys(columns: Columns, first: number, end: number, counts: Uint32Array): Uint32Array {
  const keys: number[] = []
  for (let row = first; row < end; row++) {
    const key = tallyKey(gatesAt(columns, row), ageAt(columns, row))
    if (counts[key]!++ === 0) keys.push(key)
  }
  return Uint32Array.from(keys).sort()
}

/** Where each of them begins when they lie one behind the other, and the end. */
function startsOf(tallies: readonly { size: number }[]): Uint32Array {
  const starts = new Uint32Array(tallies.length + 1)
  for (const [i, { size }] of tallies.entries()) starts[i + 1] = starts[i]! + size
  return starts
}

function tallyAt<T>(tallies: Map<number, T>, key: number, make: () => T): T {
  const known = tallies.get(key)
  if (known) return known
  const tally = make()
  tallies.set(key, tally)
  return tally
}
