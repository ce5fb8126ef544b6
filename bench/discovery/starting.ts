import type { Client } from 'pg'
import type { Product } from '../messaging/product.ts'
import { indexFigures } from './at-scale.ts'
import { untilCopied } from './copies.ts'
import { figuresOf, untilFigures } from './figures.ts'

type Connect = (product: Product) => Promise<Client>

export async function measureStarts(product: Product, members: number, connect: Connect) {
  const begun = new Date()
  const reading = await startAgain(product, members)
  const database = await connect(product)
  await untilCopied(database, begun)
  await database.end()
  const copying = await startAgain(product, members)
  const fromCopy = (await figuresOf(product))('member_index_readings_total{by="copy"}') === 1
  return { reading, copying, fromCopy }
}

async function startAgain(product: Product, members: number) {
  await product.kill()
  await product.start()
  await untilFigures(product, (figures) => figures('member_index_members') > members * 0.9)
  return indexFigures(product)
}
