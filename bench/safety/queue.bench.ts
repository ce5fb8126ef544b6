// Measures the latency of a page of the staff queue with 100,000 open cases.
import { Pool } from 'pg'
import { startProduct } from '../messaging/product.ts'
import { report } from './figures.ts'
import { OPEN_CASES, type QueuePage, queueFigures } from './queue.ts'
import { aDesk } from './staff.ts'

const product = await startProduct()
await product.start()
const database = new Pool({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
try {
  await database.query(
    `insert into cases (kind, opened_at, waiting_since, due_at)
     select (array['reports', 'notice', 'contact', 'shield', 'same_person'])[1 + i % 5], now(), now(),
       now() + (i * 7919 % $1 + 1) * interval '1 second'
     from generate_series(1, $1) i`,
    [OPEN_CASES],
  )
  await database.query('analyze cases')
  const desk = await aDesk(product, database)
  report(await queueFigures(async (query) => (await desk.call(`get-cases${query}`)).data as QueuePage))
} finally {
  await database.end()
  await product.remove()
}
