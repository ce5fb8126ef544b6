import type { LegalHold } from '@ndoa/contract/trust/holds'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Db, Tx } from '../../../../platform/db.ts'
import { retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import { isSamePerson, recordAct } from '../../staff/index.ts'
import {
  changeHold,
  type HoldRow,
  holdRows,
  insertHold,
  type LockedHold,
  lockHold,
  lockHoldableCase,
} from './holds.queries.ts'

/** Omits cases about the viewer's own account. @throws request.denied for moderators who are not senior */
export async function listHolds({ db }: App, staff: Staff): Promise<LegalHold[]> {
  if (staff.role !== 'admin' && !staff.isSenior) throw fail('request.denied')
  return (await holdRows(db, { staffId: staff.id })).map(asHold)
}

export async function holdOf(db: Db, caseId: string): Promise<LegalHold | null> {
  const [row] = await holdRows(db, { caseId })
  return row ? asHold(row) : null
}

function asHold({ id, cases, reason, ...row }: HoldRow): LegalHold {
  const act = (by: string | null, at: Date | null) => (at ? { by: by ?? '', at: at.toISOString() } : null)
  return {
    id,
    cases,
    reason,
    placed: { by: row.placed_by, at: row.placed_at.toISOString() },
    confirmed: act(row.confirmed_by, row.confirmed_at),
    lifting: act(row.lifting_by, row.lifting_at),
    lifted: act(row.lifted_by, row.lifted_at),
  }
}

/**
 * The hold lapses after a week without a second person's confirmation.
 * @throws request.not_found, holds.exists, holds.nothing_left; request.denied if this person's earlier hold lapsed
 */
export function placeHold(
  app: App,
  staff: Staff,
  { case_number, reason }: { case_number: number; reason: string },
): Promise<string> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const found = await lockHoldableCase(tx, case_number, staff.id, now)
    if (!found || found.is_own) throw fail('request.not_found')
    if (found.has_hold) throw fail('holds.exists')
    if (!found.is_kept) throw fail('holds.nothing_left')
    if (found.was_unconfirmed) throw fail('request.denied')
    const id = await insertHold(tx, found.id, { reason, placed_by: staff.id, placed_at: now })
    await record(tx, 'hold_placed', staff, { id, caseId: found.id, now })
    return id
  })
}

/** Also rejects a pending lift. @throws request.not_found; request.denied for the person who placed it */
export function confirmHold(app: App, staff: Staff, id: string): Promise<void> {
  return changing(app, staff, id, async (tx, { placed_by, confirmed_by, lifting_by, case_id }, now) => {
    if (confirmed_by === null) {
      if (await isSamePerson(tx, staff.id, placed_by)) throw fail('request.denied')
      await changeHold(tx, id, { confirmed_by: staff.id, confirmed_at: now })
    } else if (lifting_by !== null) await changeHold(tx, id, { lifting_by: null, lifting_at: null })
    else throw fail('request.not_found')
    await record(tx, 'hold_confirmed', staff, { id, caseId: case_id, now })
  })
}

/**
 * Two people must lift a confirmed hold. @returns whether it is lifted
 * @throws request.not_found; request.denied for the first person
 */
export function liftHold(app: App, staff: Staff, id: string): Promise<boolean> {
  return changing(app, staff, id, async (tx, { confirmed_by, lifting_by, case_id }, now) => {
    const isFirst = confirmed_by !== null && lifting_by === null
    if (lifting_by !== null && (await isSamePerson(tx, staff.id, lifting_by))) throw fail('request.denied')
    await changeHold(
      tx,
      id,
      isFirst ? { lifting_by: staff.id, lifting_at: now } : { lifted_by: staff.id, lifted_at: now },
    )
    await record(tx, isFirst ? 'hold_lifting_asked' : 'hold_lifted', staff, { id, caseId: case_id, now })
    return !isFirst
  })
}

const changing = <Result>(
  app: App,
  staff: Staff,
  id: string,
  change: (tx: Tx, hold: LockedHold, now: Date) => Promise<Result>,
): Promise<Result> =>
  retriedTransaction(app, async (tx) => {
    const hold = await lockHold(tx, id, staff.id)
    if (!hold || hold.is_own) throw fail('request.not_found')
    return change(tx, hold, app.clock.now())
  })

type HoldAct = 'hold_placed' | 'hold_confirmed' | 'hold_lifting_asked' | 'hold_lifted'

const record = (
  tx: Tx,
  act: HoldAct,
  staff: Staff,
  { id, caseId, now }: { id: string; caseId: string; now: Date },
) =>
  recordAct(tx, { act, at: now, by: staff.id, subject: { kind: 'case', id: caseId }, details: { hold: id } })
