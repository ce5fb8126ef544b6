import { REASONS_AGAINST_BADGE } from '@ndoa/contract/dating/choices'
import type { VerificationDecision, WaitingVerification } from '@ndoa/contract/trust/verification-staff'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { accountsOf } from '../staff/index.ts'
import type { LivePicture } from './live-pictures.ts'

type WaitingRow = Omit<WaitingVerification, 'sent_at' | 'due_at'> & { sent_at: Date; due_at: Date }

/** Omits members who are away or suspended, and the viewer's own account. */
export async function waitingRows(
  db: Db,
  staffId: string,
  isSenior: boolean,
  id?: string,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select v.id, c.number as case_number, v.kind, v.sent_at, c.due_at, d.decided = 2 as needs_senior
    from verifications v
    join cases c on c.id = v.case_id
    join users u on u.id = v.member_id and u.suspended_at is null and u.deactivated_at is null
    cross join lateral (select count(*) as decided, coalesce(bool_or(staff_id = any(${accountsOf(staffId)})), false) as own
      from verification_decisions where verification_id = v.id) d
    where v.sent_at is not null and v.outcome is null and v.ended_at is null
      and v.member_id <> all(${accountsOf(staffId)})
      and not d.own and (d.decided < 2 or ${isSenior}) and v.id = coalesce(${id ?? null}::uuid, v.id)
    order by c.due_at, v.id limit 200`.execute(db)
  return rows
}

export interface ViewRow {
  kind: 'pictures' | 'call'
  member_id: string
  display_name: string
  turn: WaitingTurn
  code: string | null
  call_at: Date | null
  call_link: string | null
}
type WaitingTurn = 'left' | 'right' | 'up' | 'down' | null

export async function waitingView(
  tx: Tx,
  id: string,
  staffId: string,
  isSenior: boolean,
): Promise<ViewRow | undefined> {
  if ((await waitingRows(tx, staffId, isSenior, id)).length === 0) return undefined
  return tx
    .selectFrom('verifications as v')
    .innerJoin('profiles as p', 'p.user_id', 'v.member_id')
    .select(['v.kind', 'v.member_id', 'v.turn', 'v.code', 'v.call_at', 'v.call_link', 'p.display_name'])
    .where('v.id', '=', id)
    .$castTo<ViewRow>()
    .executeTakeFirst()
}

export const setCall = (tx: Tx, id: string, { at, link }: { at: Date; link: string }) =>
  tx
    .updateTable('verifications')
    .set({ call_at: at, call_link: link })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('ended_at', 'is', null)
    .execute()

export const picturesOf = (db: Db, id: string) =>
  db
    .selectFrom('verification_pictures')
    .select(['pose', 'storage_key'])
    .where('verification_id', '=', id)
    .$castTo<LivePicture>()
    .execute()

export interface ApprovedPhoto {
  storage_key: string
  is_primary: boolean
}

export const approvedPhotos = (db: Db, memberId: string): Promise<ApprovedPhoto[]> =>
  db
    .selectFrom('profile_photos')
    .select(['storage_key', 'is_primary'])
    .where('user_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .execute()

export const insertDecision = (tx: Tx, decision: VerificationDecision, staffId: string, now: Date) =>
  tx
    .insertInto('verification_decisions')
    .values({
      verification_id: decision.verification_id,
      staff_id: staffId,
      verdict: decision.verdict,
      reason: decision.verdict === 'reject' ? decision.reason : null,
      decided_at: now,
    })
    .execute()

export async function countVerdicts(
  tx: Tx,
  { verification_id, verdict }: VerificationDecision,
): Promise<number> {
  const { count } = await tx
    .selectFrom('verification_decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('verification_id', '=', verification_id)
    .where('verdict', '=', verdict)
    .executeTakeFirstOrThrow()
  return count
}

/** A reason that doubts the person precedes a reason about a picture. */
const reasonForMember = (id: string) => sql<string>`(select reason from verification_decisions
  where verification_id = ${id} and verdict = 'reject'
  order by reason = any(${REASONS_AGAINST_BADGE}::text[]) desc, decided_at desc limit 1)`

/** Also ends the badge under renewal. @returns the member's id */
export async function settleVerification(
  tx: Tx,
  decision: VerificationDecision,
  { now, validUntil }: { now: Date; validUntil: Date },
): Promise<string> {
  const approved = decision.verdict === 'approve'
  const id = decision.verification_id
  if (approved)
    await sql`update verifications set ended_at = ${now}, ended_by = 'renewed' where outcome = 'approved'
      and ended_at is null and member_id = (select member_id from verifications where id = ${id})`.execute(tx)
  const { member_id } = await tx
    .updateTable('verifications')
    .set({
      outcome: approved ? 'approved' : 'rejected',
      reason: approved ? null : reasonForMember(id),
      valid_until: approved ? validUntil : null,
      decided_at: now,
      code: null,
    })
    .where('id', '=', id)
    .returning('member_id')
    .executeTakeFirstOrThrow()
  return member_id
}
