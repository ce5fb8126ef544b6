export class Dictionary<T> {
  readonly values: T[] = []
  readonly #codes = new Map<string, number>()
  readonly #name: string
  readonly #max: number

  constructor(name: string, max: number) {
    this.#name = name
    this.#max = max
  }

  add(key: string, make: () => T): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.values.length
    if (code === this.#max) throw new RangeError(`the index has room for ${this.#max} ${this.#name}`)
    this.#codes.set(key, code)
    this.values.push(make())
    return code
  }

  /** @returns -1 if no indexed member has this key */
  find(key: string): number {
    return this.#codes.get(key) ?? -1
  }
}
