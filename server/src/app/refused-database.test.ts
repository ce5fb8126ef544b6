import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { PROGRAM_ENV } from '../../test/programs.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query("insert into schema_migrations (name, checksum) values ('0004_countries.sql', '')")
  await client.end()
})
afterAll(() => database.drop())

test.each(['main.ts', 'migrate.ts'])(
  '%s gives a remedy for a database created by other migrations',
  async (program) => {
    const path = fileURLToPath(new URL(program, import.meta.url))
    const env = { ...PROGRAM_ENV, NODE_ENV: 'test', DATABASE_URL: database.url }
    await expect(promisify(execFile)(process.execPath, [path], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /0004_countries\.sql was applied and is missing now.* Export .*npm run reset/,
      ),
    })
  },
)
