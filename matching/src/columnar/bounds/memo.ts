export class Memo<T> {
  readonly #made = new Map<string, T>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  of(key: string, make: () => T): T {
    const known = this.#made.get(key)
    if (known !== undefined) return known
    if (this.#made.size === this.#max) this.#made.clear()
    const value = make()
    this.#made.set(key, value)
    return value
  }
}
