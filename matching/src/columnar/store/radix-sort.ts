/** A row and three 32-bit keys, most significant first. */
export const RECORD = 4

const DIGIT = 2 ** 16

/** A stable sort that overwrites its input. Comparisons of a million records would take seconds. */
export function sortRecords(records: Uint32Array): Uint32Array {
  const differing = differingBits(records)
  let sorted = records
  let spare: Uint32Array = new Uint32Array(records.length)
  for (let key = RECORD - 1; key > 0; key--)
    for (const shift of [0, 16]) {
      if (((differing[key]! >>> shift) & 0xffff) === 0) continue
      distribute(sorted, spare, placesOf(sorted, key, shift), key, shift)
      ;[sorted, spare] = [spare, sorted]
    }
  return sorted
}

function differingBits(records: Uint32Array): Uint32Array {
  const differing = new Uint32Array(RECORD)
  for (let at = 0; at < records.length; at += RECORD)
    for (let word = 0; word < RECORD; word++) differing[word]! |= records[at + word]! ^ records[word]!
  return differing
}

function placesOf(records: Uint32Array, key: number, shift: number): Uint32Array {
  const places = new Uint32Array(DIGIT)
  for (let at = key; at < records.length; at += RECORD) places[(records[at]! >>> shift) & 0xffff]! += RECORD
  let next = 0
  for (let value = 0; value < DIGIT; value++) {
    const length = places[value]!
    places[value] = next
    next += length
  }
  return places
}

function distribute(from: Uint32Array, to: Uint32Array, places: Uint32Array, key: number, shift: number) {
  for (let at = 0; at < from.length; at += RECORD) {
    const value = (from[at + key]! >>> shift) & 0xffff
    const place = places[value]!
    places[value] = place + RECORD
    to[place] = from[at]!
    to[place + 1] = from[at + 1]!
    to[place + 2] = from[at + 2]!
    to[place + 3] = from[at + 3]!
  }
}
