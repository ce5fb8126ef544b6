import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Step, UNDO_SECONDS } from '@ndoa/contract/trust/decision-rules'
import type { Pool } from 'pg'
import { createRandom } from '../../dev/demo/random.ts'
import { startApp } from '../../server/src/app/build.ts'
import { loadConfig } from '../../server/src/app/config.ts'
import { createMembers, type Writer } from '../messaging/members.ts'
import { aDatabase } from '../notifications/database.ts'
import { aDesk, type Desk, Refused } from './staff.ts'
import type { News, Office } from './workday.ts'

const REPORTED = 1_500
const REPORTERS = 500
const SHIFT = 7.5 * 3_600_000
/** Milliseconds until a decision takes effect. */
const UNDO = (UNDO_SECONDS + 1) * 1_000
/** Milliseconds of simulated time between two waits for decisions to take effect. */
const BATCH = 5 * 60_000
/** Milliseconds by which all notices have arrived. */
const NOTICE_TIMEOUT = 90_000
const STEPS: readonly (readonly [{ step: Step; days?: number }, number])[] = [
  [{ step: 'none' }, 50],
  [{ step: 'advice' }, 25],
  [{ step: 'slowed', days: 7 }, 10],
  [{ step: 'suspended', days: 3 }, 12],
  [{ step: 'banned' }, 3],
]

/** The real server with a simulated clock; its background work takes real time. */
export async function startOffice(desks: number): Promise<Office & { close(): Promise<void> }> {
  const database = await aDatabase()
  await promisify(execFile)(process.execPath, ['server/src/app/migrate.ts'], {
    env: { DATABASE_URL: database.url },
  })
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: database.folder,
    LOG_LEVEL: 'error',
    LIMIT_REPORTS: '100000/1 day',
  }
  const begun = Date.now() - 3 * 86_400_000 // keeps everything that uses the real clock unexpired
  let now = new Date(begun)
  const server = await startApp(loadConfig(environment), database.url, { clock: { now: () => now } })
  const url = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const reported = await createMembers(database.pool, REPORTED)
  const reporters = await createMembers(database.pool, REPORTERS)
  const staff = await Promise.all(
    // Three in five are seniors, so that another senior can confirm each ban.
    Array.from({ length: Math.max(desks, 2) }, (_, n) => aDesk({ url }, database.pool, n % 5 < 3)),
  )
  const shifts = staff.map(() => Number.NEGATIVE_INFINITY)
  const random = createRandom(11)
  const decided: Decided[] = []
  let waiting: Waiting[] = []

  /** The job queue uses real time, so jobs whose undo time has passed on the simulated clock become due here. */
  async function applyWaiting() {
    const due = waiting.filter(({ time }) => now.getTime() - time >= UNDO)
    waiting = waiting.filter((one) => !due.includes(one))
    const ids = due.map(({ decisionId }) => decisionId)
    const at = new Date()
    await database.pool.query(
      `update pgboss.job set start_after = now() where name = 'apply-decision' and data->>'decision_id' = any($1)`,
      [ids],
    )
    await untilApplied(database.pool, ids)
    for (const { caseId } of due) decided.push({ at, before: UNDO / 1_000, caseId })
  }

  async function deskOf(n: number): Promise<Desk> {
    const desk = staff[n]!
    if (now.getTime() - shifts[n]! > SHIFT) {
      shifts[n] = now.getTime()
      await desk.signIn(now)
    }
    return desk
  }
  return {
    async setTime(time) {
      now = new Date(begun + time)
      if (waiting[0] && now.getTime() - waiting[0].time >= BATCH) await applyWaiting()
    },
    async report(n, reason) {
      const reporter = reporters[n % reporters.length]!
      const id = random.uuid()
      const body = { user_id: random.pick(reported).id, client_report_id: id, surface: 'profile', reason }
      await reportAs(url, reporter, body)
      return id
    },
    async takeNext(n) {
      const { data } = await (await deskOf(n)).call('take-case', {})
      return (data as { case_id: string | null }).case_id
    },
    async look(n, case_id) {
      const desk = await deskOf(n)
      await desk.call('take-case', { case_id })
      await desk.call('get-case', { case_id })
    },
    async decide(n, caseId) {
      const desk = await deskOf(n)
      const ban = await proposalIn(database.pool, caseId)
      if (ban) {
        await desk.call('confirm-ban', { decision_id: ban })
        decided.push({ at: new Date(), before: 0, caseId })
        return true
      }
      const words = wordsOf(random.weighted(STEPS))
      const answer = await desk.call('decide-case', { case_id: caseId, ...words }).catch((error: unknown) => {
        if (error instanceof Refused && error.answer.includes('decisions.unseen')) return null
        throw error
      })
      if (!answer) return false
      const decisionId = (answer.data as { decision_id: string }).decision_id
      waiting.push({ time: now.getTime(), decisionId, caseId })
      return true
    },
    async reports() {
      const { rows } = await database.pool.query<{ id: string; caseId: string }>(
        'select client_report_id as id, case_id as "caseId" from reports',
      )
      return rows
    },
    async news() {
      await applyWaiting()
      const until = performance.now() + NOTICE_TIMEOUT
      for (;;) {
        const news = await newsOf(database.pool, decided)
        if (news.every(({ seconds }) => seconds !== null) || performance.now() > until) return news
        await sleep(500)
      }
    },
    async close() {
      await server.close()
      await database.remove()
    },
  }
}

interface Decided {
  caseId: string
  /** Real time at which the decision became due. */
  at: Date
  before: number
}
interface Waiting {
  caseId: string
  decisionId: string
  time: number
}

async function untilApplied(database: Pool, decisionIds: readonly string[]) {
  const until = performance.now() + NOTICE_TIMEOUT
  while (performance.now() < until) {
    const { rowCount } = await database.query(
      'select from decisions where id = any($1) and applied_at is null limit 1',
      [decisionIds],
    )
    if (rowCount === 0) return
    await sleep(20)
  }
  throw new Error('A decision did not take effect.')
}

async function reportAs(url: string, reporter: Writer, body: object) {
  const answer = await fetch(`${url}/functions/v1/report-member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reporter.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`A report was answered ${answer.status} ${await answer.text()}`)
}

const wordsOf = (choice: { step: Step; days?: number }) =>
  choice.step === 'none'
    ? choice
    : {
        ...choice,
        reason: 'sexual',
        facts: 'You sent pictures that nobody had asked for.',
        departure: 'By hand.',
      }

async function proposalIn(database: Pool, caseId: string): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    'select id from decisions where senior_case_id = $1',
    [caseId],
  )
  return rows[0]?.id
}

/**
 * Reporters are notified in the app and members by mail, in the transaction that marks the statement as sent.
 * Seconds follow the database's clock, because the simulated clock stands still between events.
 */
async function newsOf(database: Pool, decided: readonly Decided[]): Promise<News[]> {
  const { rows } = await database.query<News>(
    `with decided as (
       select case_id, at - before * interval '1 second' as at
       from unnest($1::uuid[], $2::timestamptz[], $3::int[]) d (case_id, at, before)
     ), heard as (
       select 'reporter' as "to", d.at, r.id, o.created_at as heard_at
       from decided d join reports r on r.case_id = d.case_id
       left join notifications n on n.user_id = r.reporter_id and n.occasion like 'case ' || d.case_id || ' %'
       left join outbox o on o.kind = 'notification.written' and o.payload->>'notification_id' = n.id::text
       union all
       select 'person', d.at, made.id, mail.sent_at
       from decided d
       join decisions made on (made.case_id = d.case_id and made.step <> 'none') or made.senior_case_id = d.case_id
       left join statements s on s.decision_id = made.id and s.sent_at is not null
         and s.kind = case when made.senior_case_id = d.case_id then 'ban_confirmed' else 'decision' end
       left join development_outbox mail on mail.recipient = s.member_id || '@bench.test' and mail.xmin = s.xmin
     )
     select "to", extract(epoch from min(heard_at) - at)::float8 as seconds from heard group by "to", at, id`,
    [decided.map(({ caseId }) => caseId), decided.map(({ at }) => at), decided.map(({ before }) => before)],
  )
  return rows
}
