import { randomUUID } from 'node:crypto'
import type { NewDecision } from '@ndoa/contract/trust/decisions'
import type { OwnReport } from '@ndoa/contract/trust/reports'
import type { Statement } from '@ndoa/contract/trust/statements'
import { sql } from 'kysely'
import { type Client, type TestApp, testApp } from '../../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../../test/members.ts'
import { aStaffMember } from '../../../../../test/staff.ts'
import { applyDueDecisions } from '../apply/apply-decision.ts'

export const SECOND = 1_000
export const DAY = 86_400_000

export interface Failed {
  error?: string
  data: { fields?: Record<string, string>; decision_id?: string } | null
}
type Body = Partial<Omit<NewDecision, 'content'>> & { content?: Partial<NewDecision['content']> }

/** A staff member who decides cases. */
export interface Desk {
  id: string
}

export async function decisionServer() {
  const t = await testApp({ LIMIT_REPORTS: '100/1 day' })
  const { db } = t.app

  async function aDesk(traits: Parameters<typeof aStaffMember>[1] = {}): Promise<Desk> {
    const { id } = await aStaffMember(t.app, traits)
    return { id }
  }

  /** Removes a staff member and adds the same person again with the same address. */
  async function aDeskAgain({ id }: Desk, traits: Parameters<typeof aStaffMember>[1] = {}): Promise<Desk> {
    const { email } = await db
      .updateTable('staff')
      .set({ removed_at: t.clock.now(), password_hash: null, totp_secret: null })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow()
    return aDesk({ ...traits, email: email.toUpperCase() })
  }

  /** A man who wrote to this many women, the first of whom reports him. */
  async function aReportedMember({ people = 6, reason = 'sexual', details = '' } = {}) {
    const kofiId = await aMan(t.app)
    const women = await Promise.all(Array.from({ length: people }, () => aMember(t.app)))
    const messageIds: string[] = []
    for (const woman of women) {
      const match_id = await aMatch(t.app, kofiId, woman)
      messageIds.push(await aMessage(t, match_id, kofiId, `Words of Kofi ${randomUUID()}`))
    }
    const amaraId = women[0] ?? (await aMember(t.app))
    const amara = await t.as(amaraId)
    await report(amara, kofiId, { reason, details })
    return {
      kofiId,
      kofi: await t.as(kofiId),
      amaraId,
      amara,
      women,
      messageIds,
      caseId: await caseAbout(kofiId),
    }
  }

  async function report(who: Client, user_id: string, more: object = {}) {
    const body = { user_id, client_report_id: randomUUID(), surface: 'profile', reason: 'sexual', ...more }
    const { status, text } = await who.post('/functions/v1/report-member', body)
    if (status !== 200) throw new Error(text)
  }

  async function caseAbout(memberId: string, kind = 'reports'): Promise<string> {
    const { id } = await db
      .selectFrom('cases')
      .select('id')
      .where('subject_id', '=', memberId)
      .where('kind', '=', kind)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  const lease = (caseId: string, { id }: Desk, minutes = 15) =>
    db
      .updateTable('cases')
      .set({
        looked_at: t.clock.now(),
        leased_by: id,
        leased_until: new Date(t.clock.now().getTime() + minutes * 60_000),
      })
      .where('id', '=', caseId)
      .execute()

  /** Signs in anew for each call, because staff sessions last hours and tests advance the clock by days. */
  const post = async (desk: Desk, call: string, body: object) =>
    (await t.asStaff(desk.id)).post<Failed>(`/functions/v1/${call}`, body)

  /** Fills in all required texts. */
  const decide = (desk: Desk, case_id: string, body: Body) =>
    post(desk, 'decide-case', {
      case_id,
      ...(body.step !== 'none' &&
        body.step !== 'lifted' && {
          reason: 'sexual',
          facts: 'You sent pictures that nobody asked for.',
          departure: 'Judged by hand.',
        }),
      ...body,
    })

  async function pass(seconds = 11) {
    t.clock.forward(seconds * SECOND)
    await applyDueDecisions(t.app)
  }

  /** Leases the case, decides it and lets the decision take effect. @returns the decision's id */
  async function decided(desk: Desk, caseId: string, body: Body): Promise<string> {
    await lease(caseId, desk)
    const answer = await decide(desk, caseId, body)
    if (answer.status !== 200) throw new Error(answer.text)
    await pass()
    return answer.body.data?.decision_id ?? ''
  }

  const decisionRow = (id: string) =>
    db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const caseRow = (id: string) =>
    db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const user = (id: string) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const statements = async (who: Client) =>
    (await who.get<{ data: Statement[] }>('/functions/v1/get-statements')).body.data
  const ownReports = async (who: Client) =>
    (await who.get<{ data: OwnReport[] }>('/functions/v1/get-reports')).body.data
  const events = async (kind: string, key: string, id: string) => {
    const { rows } = await sql<{ payload: object }>`
      select payload from outbox where kind = ${kind} and payload->>${sql.lit(key)} = ${id}`.execute(db)
    return rows.map(({ payload }) => payload)
  }
  const mailsTo = (memberId: string) =>
    db
      .selectFrom('development_outbox')
      .selectAll()
      .where('recipient', '=', `${memberId}@members.test`)
      .orderBy('id')
      .execute()

  return {
    ...t,
    aDesk,
    aDeskAgain,
    aReportedMember,
    report,
    caseAbout,
    lease,
    post,
    decide,
    decided,
    pass,
    decisionRow,
    caseRow,
    user,
    statements,
    ownReports,
    events,
    mailsTo,
  }
}
export type DecisionServer = Awaited<ReturnType<typeof decisionServer>>

async function aMessage(t: TestApp, match_id: string, sender_id: string, content: string): Promise<string> {
  const { id } = await t.app.db
    .insertInto('messages')
    .values({
      match_id,
      sender_id,
      seq: 1,
      content,
      client_message_id: randomUUID(),
      created_at: t.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db.updateTable('matches').set({ last_seq: 1 }).where('id', '=', match_id).execute()
  return id
}
