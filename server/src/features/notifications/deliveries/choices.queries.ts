import { type Language } from '@ndoa/contract/languages'
import type { DeliveryChange, DeliveryChoices, DeliveryKind } from '@ndoa/contract/notifications/deliveries'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export async function choicesOf(
  db: Db,
  userId: string,
): Promise<Pick<DeliveryChoices, 'refused' | 'quiet' | 'zone' | 'sms'>> {
  const { rows } = await sql<Pick<DeliveryChoices, 'refused' | 'quiet' | 'zone' | 'sms'>>`
    select coalesce((select jsonb_agg(jsonb_build_object('channel', r.channel, 'kind', r.kind) order by r.channel, r.kind)
        from delivery_refusals r where r.user_id = u.id), '[]') as refused,
      jsonb_build_object('starts', coalesce(q.starts, 22), 'ends', coalesce(q.ends, 7)) as quiet, q.zone,
      u.phone_confirmed_at is not null as sms
    from users u left join quiet_hours q on q.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0]!
}

export async function changeChoices(
  tx: Tx,
  user_id: string,
  { refused, quiet, zone }: DeliveryChange,
): Promise<void> {
  if (refused) {
    await tx.deleteFrom('delivery_refusals').where('user_id', '=', user_id).execute()
    if (refused.length > 0)
      await tx
        .insertInto('delivery_refusals')
        .values(refused.map((refusal) => ({ user_id, ...refusal })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  if (quiet === undefined && zone === undefined) return
  const times = { ...quiet, ...(zone !== undefined && { zone }) }
  await tx
    .insertInto('quiet_hours')
    .values({ user_id, ...times })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(times))
    .execute()
}

export async function refuseByMail(db: Db, user_id: string, kinds: readonly DeliveryKind[]): Promise<void> {
  if (kinds.length === 0) return
  await db
    .insertInto('delivery_refusals')
    .values(kinds.map((kind) => ({ user_id, channel: 'mail', kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function languageOf(db: Db, userId: string): Promise<Language | undefined> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  return user?.language
}
