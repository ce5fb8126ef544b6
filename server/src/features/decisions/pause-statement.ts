import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { wordsIn } from './words/index.ts'
import { writeStatement } from './write-statement.ts'

interface Paused {
  member_id: string
  case_id: string
  /** ISO time from which the pause holds. */
  since: string
}

/** Tells a member at once why they cannot start conversations: nobody has decided yet. Once for each pause. */
export function writePauseStatement(app: App, { member_id, case_id, since }: Paused): Promise<void> {
  const now = new Date(since)
  return transaction(app, async (tx) => {
    const member = await tx
      .selectFrom('users')
      .select('language')
      .where('id', '=', member_id)
      .$narrowType<{ language: Language }>()
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
      words: { ...wordsIn(member.language).paused, quotes: [] },
      now,
    })
  })
}
