import type { Snapshot } from '@ndoa/matching'

const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
type ArrayName = keyof typeof ARRAYS
type NumberArray = InstanceType<(typeof ARRAYS)[ArrayName]>

interface ArrayPlaceholder {
  array_of: ArrayName
  length: number
}

export interface Packed {
  text: string
  arrays: Uint8Array[]
}

export function pack(snapshot: Snapshot): Packed {
  const arrays: Uint8Array[] = []
  const text = JSON.stringify(snapshot, (_, value: unknown) => {
    if (!isNumberArray(value)) return value
    arrays.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    return { array_of: value.constructor.name, length: value.length }
  })
  return { text, arrays }
}

/** The snapshot's arrays are empty until the caller fills `arrays`, which share their memory. */
export function unpack(text: string): { snapshot: Snapshot; arrays: Uint8Array[] } {
  const arrays: Uint8Array[] = []
  const snapshot = JSON.parse(text, (_, value: unknown) => {
    if (!isPlaceholder(value)) return value
    const array = new ARRAYS[value.array_of](value.length)
    arrays.push(new Uint8Array(array.buffer))
    return array
  }) as Snapshot
  return { snapshot, arrays }
}

const isNumberArray = (value: unknown): value is NumberArray =>
  ArrayBuffer.isView(value) && value.constructor.name in ARRAYS

const isPlaceholder = (value: unknown): value is ArrayPlaceholder =>
  typeof value === 'object' && value !== null && 'array_of' in value
