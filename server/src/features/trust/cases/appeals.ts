import { addMonths } from '@ndoa/contract/months'
import type { OwnAppeal } from '@ndoa/contract/trust/appeals'
import { APPEAL_MONTHS, type AppealState } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../platform/app.ts'

export const appealUntil = (toldAt: Date): Date => addMonths(toldAt, APPEAL_MONTHS)

export interface AppealColumns {
  appeal_id: string | null
  appeal_state: AppealState
  appealed_at: Date
  appeal_decided_at: Date | null
}

export const asOwnAppeal = ({ appeal_id, ...row }: AppealColumns): OwnAppeal | null =>
  appeal_id === null
    ? null
    : {
        state: row.appeal_state,
        created_at: row.appealed_at.toISOString(),
        decided_at: row.appeal_decided_at?.toISOString() ?? null,
      }

interface AppealWords {
  appeal_in_own_words: string
}

export const encryptAppeal = ({ cases }: Pick<App, 'cases'>, id: string, text: string): string =>
  cases.encryption.encrypt(JSON.stringify({ appeal_in_own_words: text } satisfies AppealWords), id)

/** @returns null once the text is deleted */
export function appealText(
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string | null },
) {
  if (sealed === null) return null
  return (JSON.parse(cases.encryption.decrypt(sealed, id)) as AppealWords).appeal_in_own_words
}
