export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns an integer; both ends are included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  sample<T>(items: readonly T[], count: number): T[]
  weighted<T>(items: readonly (readonly [T, number])[]): T
  normal(mean: number, deviation: number): number
  logNormal(mean: number, deviation: number): number
  uuid(): string
}

export function createRandom(seed: number): Random {
  const next = sfc32(seed)
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    between,
    normal,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, between(0, items.length - 1)),
    sample: (items, count) => sample(next, items, count),
    weighted: (items) => weighted(next, items),
    logNormal: (mean, deviation) => Math.exp(normal(mean, deviation)),
    uuid: () => uuid(next),
  }
}

/** Small Fast Counter (sfc32) by Chris Doty-Humphrey: 128 bits of state, 32 of which come from the seed. */
function sfc32(seed: number) {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 15; round++) next()
  return next
}

function at<T>(items: readonly T[], index: number): T {
  if (index >= items.length) throw new Error('there is nothing to pick from')
  return items[index] as T
}

function sample<T>(next: () => number, items: readonly T[], count: number): T[] {
  const remaining = [...items]
  const picked: T[] = []
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(Math.floor(next() * remaining.length), 1))
  }
  return picked
}

function weighted<T>(next: () => number, items: readonly (readonly [T, number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let rest = next() * total
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  return at(items, items.length - 1)[0]
}

function uuid(next: () => number) {
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16))
  hex[12] = '4'
  hex[16] = '89ab'[Math.floor(next() * 4)] ?? '8'
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
