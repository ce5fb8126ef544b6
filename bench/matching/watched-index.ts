import { MatchIndex, type Snapshot } from '@ndoa/matching'

/** What memory delivers at once. */
const LINE = 64

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** How many numbers make an entry, where it is more than one. */
const WIDTHS: Record<string, number> = { groupHeads: 4, clusterHeads: 4, traits: 5, ids: 4 }

/** What some work has read of an index: each number once, and each stretch of memory that holds any of them. */
export interface Touched {
  /** Bytes of the numbers read, by the name of their array. */
  bytes: Record<string, number>
  /** To how many heads, rows and the like these belong. */
  entries: Record<string, number>
  /** Bytes of all lines of memory that had to be delivered. */
  delivered: number
}

/** The places read of each array. */
type Marks = Map<string, { places: Set<number>; size: number }>

/** An index that stands on the memory of another one and notes what it reads there. Slow: each look is written down. */
export class WatchedIndex {
  readonly index: MatchIndex
  readonly #marks: Marks = new Map()

  constructor(snapshot: Snapshot) {
    const { store, idTable, counts, ...rest } = snapshot
    this.index = MatchIndex.restore({
      ...rest,
      store: { ...store, columns: this.#watchAll(store.columns), clusters: this.#watchAll(store.clusters) },
      idTable: this.#watchAll(idTable),
      counts: this.#watchAll(counts),
    })
  }

  /** What the work reads. */
  touchedBy(work: () => void): Touched {
    for (const { places } of this.#marks.values()) places.clear()
    work()
    const touched: Touched = { bytes: {}, entries: {}, delivered: 0 }
    for (const [name, { places, size }] of this.#marks) {
      touched.bytes[name] = places.size * size
      touched.entries[name] = stretches(places, WIDTHS[name] ?? 1)
      touched.delivered += stretches(places, LINE / size) * LINE
    }
    return touched
  }

  #watchAll<T extends object>(arrays: T): T {
    return Object.fromEntries(
      Object.entries(arrays).map(([name, array]) => [
        name,
        ArrayBuffer.isView(array) ? this.#watch(name, array as Numbers) : array,
      ]),
    ) as T
  }

  #watch(name: string, array: Numbers): Numbers {
    const places = new Set<number>()
    this.#marks.set(name, { places, size: array.BYTES_PER_ELEMENT })
    return watched(array, 0, places)
  }
}

/** In how many stretches of so many numbers the places lie. */
function stretches(places: Iterable<number>, length: number): number {
  return new Set(Array.from(places, (place) => Math.floor(place / length))).size
}

/** The same array; what is read of it is noted by its place, also when a part of it is read. */
function watched(array: Numbers, offset: number, places: Set<number>): Numbers {
  return new Proxy(array, {
    get(target, key) {
      const place = typeof key === 'string' ? Number(key) : NaN
      if (place >= 0) {
        places.add(offset + place)
        return target[place]
      }
      if (key === 'subarray')
        return (from = 0, to = target.length) => watched(target.subarray(from, to), offset + from, places)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  })
}
