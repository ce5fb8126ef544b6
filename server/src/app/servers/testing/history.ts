import { sessionOf } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import type { ServerProcess } from '../../../../test/server-process.ts'
import type { App } from '../../../platform/app.ts'
import type { Person } from './page.ts'
import type { History } from './verdict.ts'
import { finalHistory, type Writer } from './writing.ts'

type Db = Pick<App, 'db'>

/** Creates a match of two signed-in members. */
export async function aPair(app: Db): Promise<[Person, Person]> {
  const [a, k] = [await aMember(app), await aMan(app)]
  const matchId = await aMatch(app, a, k)
  const signIn = async (id: string, otherId: string) => {
    const token = await sessionOf(app, id)
    return { id, otherId, matchId, token }
  }
  return [await signIn(a, k), await signIn(k, a)]
}

export async function historyOf(
  { db }: Db,
  writers: readonly Writer[],
  isOpen: (writer: Writer) => boolean,
  servers: readonly ServerProcess[],
): Promise<History> {
  const rows = await db.selectFrom('messages').selectAll().orderBy('match_id').orderBy('seq').execute()
  const stored = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), is_read: false }))
  return finalHistory(stored, writers, isOpen, servers)
}
