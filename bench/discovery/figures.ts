import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../messaging/product.ts'

/** What the server says of itself, by the name that it gives it. */
export type Figures = (name: string) => number

export async function figuresOf({ figuresUrl }: Pick<Product, 'figuresUrl'>): Promise<Figures> {
  const text = await (await fetch(figuresUrl)).text()
  const values = new Map(
    text.split('\n').map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  )
  return (name) => values.get(name) ?? 0
}

/** Waits until the server's figures are as wanted. @returns seconds */
export async function untilFigures(
  product: Pick<Product, 'figuresUrl'>,
  wanted: (figures: Figures) => boolean,
): Promise<number> {
  const begun = performance.now()
  while (!(await figuresOf(product).then(wanted, () => false))) await sleep(100)
  return (performance.now() - begun) / 1000
}
