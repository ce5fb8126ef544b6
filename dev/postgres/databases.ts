import { Client, escapeIdentifier } from 'pg'

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/**
 * Clones `template`, which must have no open connections; `template1` gives an empty database.
 * @returns the clone's address
 */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  await run(url, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  return withDatabase(url, name)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await run(url, `drop database if exists ${escapeIdentifier(name)} with (force)`)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  client.on('error', () => {}) // the query itself fails too
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
