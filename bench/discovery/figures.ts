import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../messaging/product.ts'

/** The server's metrics by name. */
export type Figures = (name: string) => number

export async function figuresOf({ figuresUrl }: Pick<Product, 'figuresUrl'>): Promise<Figures> {
  const text = await (await fetch(figuresUrl)).text()
  const values = new Map(
    text.split('\n').map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  )
  return (name) => values.get(name) ?? 0
}

/** @returns seconds until the metrics are as wanted */
export async function untilFigures(
  product: Pick<Product, 'figuresUrl'>,
  wanted: (figures: Figures) => boolean,
): Promise<number> {
  const begun = performance.now()
  while (!(await figuresOf(product).then(wanted, () => false))) await sleep(100)
  return (performance.now() - begun) / 1000
}
