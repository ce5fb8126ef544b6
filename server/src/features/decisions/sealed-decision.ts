import type { StatementWords } from '@ndoa/contract/statements'
import type { App } from '../../platform/app.ts'
import type { Content } from './content.queries.ts'

/** What is encrypted of a decision. */
export interface DecisionWords {
  facts: string
  /** Why another step than the suggested one. */
  departure: string | null
  content: Content
  /** As it was shown before it was decided; null: nobody is told. */
  statement: StatementWords | null
  /** Why a senior refused it. */
  refusal?: string
}

export const sealDecision = ({ cases }: Pick<App, 'cases'>, id: string, words: DecisionWords) =>
  cases.sealing.encrypt(JSON.stringify(words), id)

/** @returns null once the words are deleted */
export const openDecision = (
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string | null },
): DecisionWords | null =>
  sealed === null ? null : (JSON.parse(cases.sealing.decrypt(sealed, id)) as DecisionWords)
