import { MatchIndex, type Snapshot } from '@ndoa/matching'

const LINE = 64

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Array elements per entry, if more than one. */
const WIDTHS: Record<string, number> = { groupHeads: 5, clusterHeads: 5, traits: 6, ids: 4 }

/** Repeated reads of the same number count once. */
export interface Reads {
  bytes: Record<string, number>
  entries: Record<string, number>
  delivered: number
}

type Marks = Map<string, { places: Set<number>; size: number }>

export class InstrumentedIndex {
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

  readsOf(work: () => void): Reads {
    for (const { places } of this.#marks.values()) places.clear()
    work()
    const reads: Reads = { bytes: {}, entries: {}, delivered: 0 }
    for (const [name, { places, size }] of this.#marks) {
      reads.bytes[name] = places.size * size
      reads.entries[name] = stretches(places, WIDTHS[name] ?? 1)
      reads.delivered += stretches(places, LINE / size) * LINE
    }
    return reads
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

function stretches(places: Iterable<number>, length: number): number {
  return new Set(Array.from(places, (place) => Math.floor(place / length))).size
}

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
