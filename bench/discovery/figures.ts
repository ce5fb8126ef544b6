import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../messaging/product.ts'

export type Figures = (name: string) => number

export async function figuresOf({ figuresUrl }: Pick<Product, 'figuresUrl'>): Promise<Figures> {
  const text = await (await fetch(figuresUrl)).text()
  const values = new Map(
    text.split('\n').map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  )
  return (name) => values.get(name) ?? 0
}

export async function untilFigures(
  product: Pick<Product, 'figuresUrl'>,
  wanted: (figures: Figures) => boolean,
): Promise<number> {
  const begun = performance.now()
  while (!(await figuresOf(product).then(wanted, () => false))) await sleep(100)
  return (performance.now() - begun) / 1000
}
