// Checks that two members who part disappear for each other within a second from lists, counts, pages and photo
// links.
//   npm run bench -- safety [--pairs 1000]
import { parseArgs } from 'node:util'
import { startProduct } from '../messaging/product.ts'
import { aDatabase } from '../notifications/database.ts'
import { report } from './figures.ts'
import { goneFigures, PAIRS } from './gone.ts'
import { createPairs } from './gone-pairs.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: String(PAIRS) } },
  strict: false,
})
const pairs = Number(values['pairs'])
const database = await aDatabase()
const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: database.folder })
try {
  await product.start()
  report(await goneFigures(await createPairs(database, product.url, pairs), pairs))
} finally {
  await product.remove()
  await database.remove()
}
