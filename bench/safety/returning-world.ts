import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { MANIPULATIONS } from '../../server/src/features/trust/ban-list/pictures/testing/manipulations.ts'
import { aPortrait } from '../../server/src/features/trust/ban-list/pictures/testing/portraits.ts'
import type { Product as Server } from '../messaging/product.ts'
import { MAILS, PHONES, type Product } from './returning.ts'
import { byMail, byPhone, eventually, leave, standing, type World, withPhoto } from './returning-accounts.ts'
import { aDesk } from './staff.ts'

const BROWSER_NUMBER = '+233241230002'
const PHOTO_NUMBER = '+233241230003'

export async function aReturningWorld(server: Server, database: Pool): Promise<Product> {
  const world = { server, database }
  const portrait = await aPortrait(1)
  const [phone = '', mail = ''] = [PHONES[0], MAILS[0]]
  const banned = [
    await byPhone(world, phone),
    await byMail(world, mail),
    await byPhone(world, BROWSER_NUMBER),
    await withPhoto(world, await byPhone(world, PHOTO_NUMBER), portrait),
  ].filter((account) => account !== null)
  await ban(
    world,
    banned.map(({ id }) => id),
  )
  const knownBrowser = banned[2]?.browser.cookies ?? []
  for (const { id, browser } of banned) await leave(browser, id)

  return {
    signUpByPhone: async (number) => standing(world, await byPhone(world, number)),
    signUpByMail: async (address) => standing(world, await byMail(world, address)),
    signUpInBannedBrowser: async () =>
      standing(world, await byPhone(world, '+233241239999', withoutSession(knownBrowser))),
    async signUpWithBannedPhoto() {
      const changed = await MANIPULATIONS.mirrored(await MANIPULATIONS.banner(portrait))
      const account = await withPhoto(world, await byPhone(world, '+233241238888'), changed)
      return eventually(
        () => standing(world, account),
        (found) => found !== 'free',
      )
    },
    async signUpHonestly(n) {
      // These numbers and mailbox names are close to the banned ones.
      if (n % 20 === 0) return standing(world, await byMail(world, `kwameboateng${n + 1}@gmail.com`))
      const account = await byPhone(world, `+2332412${String(40_000 + n)}`)
      if (n % 100 === 1) await withPhoto(world, account, await aPortrait(1_000 + n)).then(() => sleep(2_000))
      return standing(world, account)
    },
    async placesOfContacts() {
      // The outbox of sent mails and messages exists only in development.
      const found = await Promise.all([phone.slice(4), mail].map((word) => columnsWith(database, word)))
      return found.flat().filter((place) => !place.startsWith('development_outbox'))
    },
  }
}

/** A ban needs two staff members. */
async function ban(world: World, memberIds: string[]) {
  const [desk, senior] = [
    await aDesk(world.server, world.database),
    await aDesk(world.server, world.database, true),
  ]
  for (const id of memberIds) {
    const { rows } = await world.database.query<{ id: string }>(
      `insert into cases (kind, subject_id, opened_at, waiting_since, due_at)
       values ('reports', $1, now(), now(), now() + interval '1 day') returning id`,
      [id],
    )
    const case_id = rows[0]?.id
    await desk.call('take-case', { case_id })
    await desk.call('get-case', { case_id })
    const words = { reason: 'money', facts: 'You asked members for money.', departure: 'It was proven.' }
    await desk.call('decide-case', { case_id, step: 'banned', ...words })
  }
  for (const id of memberIds) {
    const [proposal] = await eventually(
      async () =>
        (
          await world.database.query<{ id: string; case_id: string }>(
            `select d.id, c.id as case_id from decisions d join cases c on c.kind = 'ban' and c.subject_id = d.subject_id
             where d.subject_id = $1 and c.closed_at is null`,
            [id],
          )
        ).rows,
      (found) => found.length > 0,
    )
    await senior.call('take-case', { case_id: proposal?.case_id })
    await senior.call('confirm-ban', { decision_id: proposal?.id })
  }
  await eventually(
    () => world.database.query('select from bans where member_id = any($1)', [memberIds]),
    ({ rowCount }) => rowCount === memberIds.length,
  )
}

const withoutSession = (cookies: Iterable<[string, string]>) =>
  [...cookies].filter(([name]) => name === 'ndoa.safety')

async function columnsWith(database: Pool, word: string): Promise<string[]> {
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY', 'bytea')`,
  )
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await database.query(
      `select from "${table}" where position($1 in "${column}"::text) > 0 limit 1`,
      [word],
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}
