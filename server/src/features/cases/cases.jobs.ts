import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { type LateCase, takeCasesToRemindOf } from './cases.queries.ts'

/** Every minute: tells the operator of cases that are almost due and that nobody has looked at. */
export function caseJobs(app: App): void {
  app.jobs.define('remind-of-cases', () => remindOfCases(app), { cron: '* * * * *' })
}

export async function remindOfCases(app: App): Promise<void> {
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const cases = await takeCasesToRemindOf(tx, now)
    if (cases.length === 0) return
    await app.mail.send({
      to: app.config.operatorEmail,
      subject: cases.length === 1 ? 'A case is almost due' : `${cases.length} cases are almost due`,
      text: `Nobody has looked at these yet:\n\n${cases.map((late) => lineOf(late, now)).join('\n')}`,
    })
  })
}

const KINDS: Record<LateCase['kind'], string> = {
  reports: 'reports about a member',
  notice: 'a notice from outside',
  contact: 'a contact message',
  appeal: 'an appeal',
  ban: 'a proposed ban',
  same_person: 'an account that may be a banned person’s',
  shield: 'a member who asks for money',
  second_look: 'a decision about which two people differ',
  verification: 'live pictures of a member',
}

function lineOf({ number, kind, due_at }: LateCase, now: Date): string {
  const when = due_at.toISOString().slice(0, 16).replace('T', ' ')
  return `Case ${number}, ${KINDS[kind]}: ${due_at < now ? 'was due' : 'due'} ${when} UTC`
}
