/** Numbers things in the order in which they first come, so that a column can hold small numbers for them. */
export class Dictionary<T> {
  readonly values: T[] = []
  readonly #codes = new Map<string, number>()
  readonly #name: string
  readonly #most: number

  constructor(name: string, most: number) {
    this.#name = name
    this.#most = most
  }

  /** The number of a key, a new one if need be. */
  add(key: string, make: () => T): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.values.length
    if (code === this.#most) throw new RangeError(`the index has room for ${this.#most} ${this.#name}`)
    this.#codes.set(key, code)
    this.values.push(make())
    return code
  }

  /** The number of a key, or -1: then nobody in the index has it. */
  find(key: string): number {
    return this.#codes.get(key) ?? -1
  }
}
