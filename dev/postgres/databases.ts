import { Client, escapeIdentifier } from 'pg'

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/**
 * Makes a database from another one, to which nobody may be connected, and returns its address.
 * The template `template1` is empty.
 */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  await run(url, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  return withDatabase(url, name)
}

/** Removes a database, cutting off everyone who still uses it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await run(url, `drop database if exists ${escapeIdentifier(name)} with (force)`)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  client.on('error', () => {}) // the statement itself fails, too
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
