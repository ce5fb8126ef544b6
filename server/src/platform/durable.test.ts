import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { assertDurable } from './durable.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a database that may lose what it has confirmed is refused', async () => {
  const careless = new Pool({ connectionString: database.url, options: '-c synchronous_commit=off' })
  await expect(assertDurable(careless)).rejects.toThrow('synchronous_commit must be on')
  await careless.end()
  const durable = new Pool({ connectionString: database.url })
  await expect(assertDurable(durable)).resolves.toBeUndefined()
  await durable.end()
})
