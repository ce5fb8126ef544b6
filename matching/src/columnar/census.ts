import type { Columns } from './columns.ts'
import { PrefixTally } from './prefix-tally.ts'
import { SparseTally } from './sparse-tally.ts'
import type { ViewerTables } from './viewer-tables.ts'
import type { Words } from './words.ts'

/**
 * Counts everybody by what filters and gates ask for, so that a total needs no look at members. Whether two refuse
 * each other depends on the other's faith and country only by "mine, another, unknown": members of one faith are
 * counted over the whole world, and those in the viewer's own country, or in none, are put right by their own tallies.
 */
export class Census {
  readonly #worldwide = new Map<number, PrefixTally>()
  readonly #local = new Map<number, SparseTally>()

  get bytes(): number {
    return [...this.#worldwide.values(), ...this.#local.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Takes the member in a row in (by 1) or out (by -1). */
  add(words: Words, columns: Columns, row: number, by: 1 | -1): void {
    const [gates, age] = [columns.gates[row]!, columns.age[row]!]
    const faith = words.faithKinds.values[columns.faithKind[row]!]!.faith
    const partition = columns.partition[row]!
    tallyAt(this.#worldwide, worldKey(partition, faith), () => new PrefixTally()).add(gates, age, by)
    const local = localKey(partition, faith, columns.country[row]!)
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
    const { ageFrom, ageTo, countryMask } = viewer
    const mask = viewer.mask | viewer.faithMask[faith]!
    const inCountry = (country: number, more: number) =>
      this.#local.get(localKey(partition, faith, country))?.count(mask | more, ageFrom, ageTo) ?? 0

    let count = 0
    if (viewer.acceptsElsewhere) {
      const far = viewer.elsewhereMask
      count = this.#worldwide.get(worldKey(partition, faith))?.count(mask | far, ageFrom, ageTo) ?? 0
      for (const country of viewer.specialCountries) count -= inCountry(country, far)
    }
    for (const country of viewer.specialCountries)
      if (countryMask[country]! >= 0) count += inCountry(country, countryMask[country]!)
    return count
  }
}

const worldKey = (partition: number, faith: number) => partition * 2 ** 16 + faith
const localKey = (partition: number, faith: number, country: number) =>
  worldKey(partition, faith) * 2 ** 16 + country

function tallyAt<T>(tallies: Map<number, T>, key: number, make: () => T): T {
  const known = tallies.get(key)
  if (known) return known
  const tally = make()
  tallies.set(key, tally)
  return tally
}
