import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../test/members.ts'
import type { App } from '../../platform/app.ts'
import { archiveOf } from './archive.ts'
import { addFullLife, columnsNaming } from './testing/full-life.ts'
import { givePassword } from './testing/leaving-members.ts'
import { unzip } from './testing/unzip.ts'

/** Columns that name a member but are left out of the archive, with the reason. */
const EXCLUDED_COLUMNS: Record<string, string> = {
  // Other members' actions, which are hidden from the member or visible only as counts.
  'blocks.blocked_id': 'nobody learns who has blocked them',
  'hides.hidden_id': 'nobody learns who has passed them',
  'inherited_partings.member_id': 'an earlier account of the other one ended the match: it would name them',
  'inherited_partings.other_id': 'as above, from the other side',
  'notifications.from_id': 'what others were told',
  'partings.other_id': 'the end of a match, a block and a deleted account look alike',
  'profile_openings.member_id': 'who opens a profile: views of it are counted',
  'saved_search_finds.member_id': 'what others search for',
  'seen_members.member_id': 'who was shown the member: views.json counts the showings of a day',
  // Staff and shield data; statements.json has the outcome.
  'ban_signs.member_id': 'would tell a banned person who returns by what they were known',
  'bans.member_id': 'by what a banned person is known again',
  'cases.subject_id': 'would tell that somebody has reported the member',
  'kept_strikes.member_id': 'a keyed hash of the contact to which the strikes of a decision belong',
  'members_of_staff.member_id': 'would name an account of staff',
  'removed_content.member_id': 'sealed until nobody can restore it; statements.json says what was removed',
  // Secrets and short-lived data.
  'contact_changes.user_id': 'a new address, until its code was typed',
  'mail_codes.user_id': 'hashes of codes',
  'passwords.user_id': 'the hash of a password',
  'recovery_codes.user_id': 'hashes of codes',
  'second_factor_challenges.user_id': 'hashes of tokens',
  'second_factor_tries.user_id': 'counts tries of the last minutes',
  'second_factors.user_id': 'a secret; profile.json says whether there is one',
  // Data that another file already contains.
  'data_exports.user_id': 'the archive itself; security-log.json says when it was asked for',
  'deleted_uploads.user_id': 'random numbers by which a repeated upload is known',
  'member_changes.member_id': 'numbers of changes that servers have to read',
  'parted_contacts.member_id': 'keyed hashes of contacts; safety.json says whom the member parted from',
  'temp_phone_registration.user_id': 'the form of the sign-up; profile.json has what became of it',
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Thrown to roll back a transaction. */
class Undo extends Error {}

async function contentOf(app: App, memberId: string): Promise<string> {
  const files = unzip(await archiveOf(app, memberId, 'en'))
  return [...files].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n')
}

/** Creates a member's archive as if no row named the member in this column. */
async function contentWithout(app: App, memberId: string, table: string, column: string): Promise<string> {
  let content = ''
  await app.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx) // keeps referencing rows
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(tx)
      content = await contentOf({ ...app, db: tx }, memberId)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return content
}

test('each table that names a member is in the archive, or excluded with a reason', async () => {
  const [member, kofi, stranger] = [
    await aMember(t.app, { settings: { show_last_seen: false } }),
    await aMan(t.app),
    await aMan(t.app),
  ]
  const match = { id: await aMatch(t.app, member, kofi), with: kofi }
  const words = { match_id: match.id, content: 'Habari', client_message_id: randomUUID() }
  expect((await (await t.as(member)).post('/functions/v1/send-message', words)).status).toBe(200)
  await addFullLife(t.app, { member, match, stranger, phone: '+2348031234567', word: 'Zawadi' })
  await aPhoto(t.app, member)
  await givePassword(t.app, member)
  const whole = await contentOf(t.app, member)
  const missing: string[] = []
  const { present, absent } = await columnsNaming(t.app, member)
  const notMatches = absent.filter((name) => !name.startsWith('matches.'))
  expect(notMatches, 'addFullLife fills it').toEqual(['online_members.member_id']) // filled while a page is open
  for (const name of present) {
    const [table = '', column = ''] = name.split('.')
    if ((await contentWithout(t.app, member, table, column)) === whole) missing.push(name)
  }
  expect(missing.sort(), 'archived by addFullLife and archiveOf, or a reason').toEqual(
    Object.keys(EXCLUDED_COLUMNS).sort(),
  )
})
