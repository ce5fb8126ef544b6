/** Keeps what was made for a key, for a bounded number of keys. */
export class Memo<T> {
  readonly #made = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  of(key: string, make: () => T): T {
    const known = this.#made.get(key)
    if (known !== undefined) return known
    if (this.#made.size === this.#most) this.#made.clear()
    const value = make()
    this.#made.set(key, value)
    return value
  }
}
