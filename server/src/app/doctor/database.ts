import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { assertDurable } from '../../platform/durable.ts'
import { assertMigrated } from '../../platform/migrate.ts'
import { broken, type Finding, ok, warning } from './finding.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** The oldest and newest major versions of PostgreSQL that our tests run on. */
const VERSIONS = { oldest: 15, newest: 18 }
/** Connections that a server process opens in addition to DATABASE_CONNECTIONS. */
const FURTHER_CONNECTIONS = 5

interface State {
  version: number
  is_superuser: boolean
  may_create: boolean
  encoding: string
  timezone: string
  max_connections: number
}

const STATE = `select current_setting('server_version_num')::int / 10000 as version,
  (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
  has_schema_privilege(current_schema(), 'create')
    and has_database_privilege(current_database(), 'create') as may_create,
  current_setting('server_encoding') as encoding, current_setting('TimeZone') as timezone,
  current_setting('max_connections')::int as max_connections`

export async function checkDatabase(
  pool: Pick<Pool, 'query'>,
  { connections, isEmbedded }: { connections: number; isEmbedded: boolean },
): Promise<Finding[]> {
  let state: State | undefined
  try {
    state = (await pool.query<State>(STATE)).rows[0]
  } catch (error) {
    return [
      broken(
        'database',
        `it cannot be asked: ${(error as Error).message}`,
        'Check DATABASE_URL, and that the database runs and takes connections from this machine.',
      ),
    ]
  }
  if (!state) return []
  return [
    ...judgeState(state, connections, isEmbedded),
    await findingOf(
      'durability',
      assertDurable(pool),
      'a message that was acknowledged is on disk',
      'Switch these settings on.',
    ),
    await findingOf(
      'migrations',
      assertMigrated(pool, MIGRATIONS),
      'all are applied',
      'Run npm run migrate, or start the server, which does the same.',
    ),
  ]
}

export function judgeState(state: State, connections: number, isEmbedded: boolean): Finding[] {
  const { version, is_superuser, may_create, encoding, timezone, max_connections } = state
  const { oldest, newest } = VERSIONS
  return [
    version >= oldest && version <= newest
      ? ok('database', `PostgreSQL ${version}`)
      : broken('database', `PostgreSQL ${version}`, `Use PostgreSQL ${oldest} to ${newest}.`),
    ...(may_create
      ? []
      : [
          broken(
            'database role',
            'it may not create schemas and tables',
            'Grant CREATE on the database and on its schema to the role of DATABASE_URL.',
          ),
        ]),
    ...(is_superuser && !isEmbedded
      ? [
          warning(
            'database role',
            'it is a superuser',
            'Give the server a role of its own that owns the database; more is not needed.',
          ),
        ]
      : []),
    ...(encoding === 'UTF8'
      ? []
      : [broken('database encoding', encoding, 'Create the database anew with encoding UTF8.')]),
    ...(timezone === 'UTC' || timezone === 'Etc/UTC'
      ? []
      : [warning('database time zone', timezone, "Set it to UTC: alter database … set timezone to 'UTC'.")]),
    ...(max_connections >= connections + FURTHER_CONNECTIONS
      ? []
      : [
          broken(
            'database connections',
            `${max_connections} in all`,
            `Raise max_connections, or lower DATABASE_CONNECTIONS: each server uses ${connections + FURTHER_CONNECTIONS}.`,
          ),
        ]),
  ]
}

async function findingOf(what: string, check: Promise<void>, fine: string, todo: string): Promise<Finding> {
  try {
    await check
    return ok(what, fine)
  } catch (error) {
    return broken(what, (error as Error).message, todo)
  }
}
