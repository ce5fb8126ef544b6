import { BRAND } from '@ndoa/contract/brand'
import { APPEAL_MONTHS } from '@ndoa/contract/decision-rules'
import { SHIELD_DUE_HOURS, SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import type { StatementWords } from '@ndoa/contract/statements'
import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { ruleWords } from './rule-words.ts'
import { writeStatement } from './write-statement.ts'

interface Paused {
  member_id: string
  case_id: string
  /** ISO time from which the pause holds. */
  since: string
}

/** Tells a member why they begin no conversations, as soon as it is so: nobody has decided yet. Once for each pause. */
export function writePauseStatement(app: App, { member_id, case_id, since }: Paused): Promise<void> {
  const now = new Date(since)
  return transaction(app, async (tx) => {
    const member = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', member_id)
      .forKeyShare()
      .executeTakeFirst()
    const written = await tx
      .selectFrom('statements')
      .select('id')
      .where('pause_case_id', '=', case_id)
      .where('created_at', '=', now)
      .executeTakeFirst()
    if (!member || written) return
    await writeStatement(app, tx, {
      decisionId: null,
      pauseCaseId: case_id,
      memberId: member_id,
      kind: 'pause',
      words: PAUSE_WORDS,
      now,
    })
  })
}

const PAUSE_WORDS: StatementWords = {
  title: 'You can’t start new conversations for now',
  parts: {
    decision: `For ${SHIELD_PAUSE_DAYS} days at most, you cannot start new conversations. Those that have begun go on. This applies everywhere on ${BRAND}. It ends sooner when someone from our team has looked at it. It does not count as a strike.`,
    facts: 'Several of your latest messages look like requests for money, goods, a payment or a code.',
    source: 'A program that looks for requests for money in messages found this.',
    automation: `A program found this, and it set this restriction by itself. No one from our team has looked at it yet. Someone will within ${SHIELD_DUE_HOURS} hours, and only people decide about anything else.`,
    rule: ruleWords('money'),
    explanation:
      'Members must be able to trust that no one here is after their savings, whatever the reason given.',
    appeal: `If you think that this is wrong, please write to us from the contact page. It is free, and someone from our team reads it. When our team has decided, you get another statement, and you can ask for a second look at it within ${APPEAL_MONTHS} months. You can also go to a court or to a body that settles disputes out of court.`,
  },
  quotes: [],
}
