import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import { APIError } from 'better-auth/api'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { violates } from '../../platform/db.ts'
import { tokenHash } from './tokens.ts'

/**
 * The library's way to our tables. Every access of the library to sessions goes through here, and here tokens are
 * hashed: the table never holds one that opens anything.
 */
export function hashedTokenAdapter(pool: Pool): (options: BetterAuthOptions) => DBAdapter {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }), plugins })
  const make = kyselyAdapter(db, { type: 'postgres', usePlural: true, transaction: true })
  return (options) => {
    const inner = make(options)
    return {
      ...inner,
      ...hashed(inner),
      transaction: (run) => inner.transaction((trx) => run({ ...trx, ...hashed(trx) })),
    }
  }
}

interface Query {
  model: string
  where?: Where[] | undefined
}

function hashed(inner: DBTransactionAdapter) {
  return {
    create: <T extends Record<string, unknown>, R = T>(query: Parameters<typeof inner.create<T, R>>[0]) =>
      query.model === 'session' ? createSession<T, R>(inner, query) : createOther<T, R>(inner, query),
    findOne: async <T>(query: Parameters<typeof inner.findOne<T>>[0]) =>
      plain(query, await inner.findOne<T>(hide(query))),
    findMany: async <T>(query: Parameters<typeof inner.findMany<T>>[0]) =>
      (await inner.findMany<T>(hide(query))).map((row) => plain(query, row)),
    update: async <T>(query: Parameters<typeof inner.update<T>>[0]) =>
      plain(query, await inner.update<T>(hide(query))),
    consumeOne: async <T>(query: Parameters<typeof inner.consumeOne<T>>[0]) =>
      plain(query, await inner.consumeOne<T>(hide(query))),
    incrementOne: async <T>(query: Parameters<typeof inner.incrementOne<T>>[0]) =>
      plain(query, await inner.incrementOne<T>(hide(query))),
    updateMany: (query: Parameters<typeof inner.updateMany>[0]) => inner.updateMany(hide(query)),
    delete: <T>(query: Parameters<typeof inner.delete<T>>[0]) => inner.delete<T>(hide(query)),
    deleteMany: (query: Parameters<typeof inner.deleteMany>[0]) => inner.deleteMany(hide(query)),
    count: (query: Parameters<typeof inner.count>[0]) => inner.count(hide(query)),
  }
}

async function createSession<T extends Record<string, unknown>, R>(
  inner: DBTransactionAdapter,
  query: Parameters<typeof inner.create<T, R>>[0],
): Promise<R> {
  const { token } = query.data as { token?: unknown }
  if (typeof token !== 'string') throw new Error('A session needs a token.')
  const row = await inner.create<T, R>({ ...query, data: { ...query.data, token: tokenHash(token) } })
  return { ...row, token }
}

/** Two sign-ups for one address at once: the second is told so, in words that the library passes on. */
async function createOther<T extends Record<string, unknown>, R>(
  inner: DBTransactionAdapter,
  query: Parameters<typeof inner.create<T, R>>[0],
): Promise<R> {
  try {
    return await inner.create<T, R>(query)
  } catch (error) {
    if (violates(error, 'users_email_key')) throw new APIError('CONFLICT', { code: EMAIL_TAKEN })
    throw error
  }
}

export const EMAIL_TAKEN = 'EMAIL_TAKEN'

/** Asks for hashes where the library asks for tokens. */
function hide<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query
  return { ...query, where: query.where.map((part) => (part.field === 'token' ? hideValue(part) : part)) }
}

function hideValue(part: Where): Where {
  const { value } = part
  return {
    ...part,
    value: Array.isArray(value) ? value.map((one) => tokenHash(String(one))) : tokenHash(String(value)),
  }
}

/** Gives the library back the token that it asked with. */
function plain<T>({ model, where }: Query, row: T): T {
  const token = model === 'session' && where?.find(({ field }) => field === 'token')?.value
  return row && typeof token === 'string' ? { ...row, token } : row
}
