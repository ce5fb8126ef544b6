import type { Language } from '@ndoa/contract/languages'
import type { StatementWords } from '@ndoa/contract/trust/statements'
import type { App } from '../../../platform/app.ts'
import { type Content } from './decide/content.queries.ts'

export interface MemberStatement {
  language: Language
  words: StatementWords
}

export interface DecisionWords {
  facts: string
  departure: string | null
  content: Content
  /** The English statement that staff previewed; null if the member gets none. */
  statement: StatementWords | null
  /** The statement in the member's language, unless that is English. */
  told?: MemberStatement | undefined
  refusal?: string
}

export const encryptDecision = ({ cases }: Pick<App, 'cases'>, id: string, words: DecisionWords) =>
  cases.encryption.encrypt(JSON.stringify(words), id)

/** @returns null once the words are deleted */
export const decryptDecision = (
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string | null },
): DecisionWords | null =>
  sealed === null ? null : (JSON.parse(cases.encryption.decrypt(sealed, id)) as DecisionWords)

/** @returns null if there is no statement or its words are deleted */
export const statementIn = (words: DecisionWords | null): MemberStatement | null =>
  words?.told ?? (words?.statement ? { language: 'en', words: words.statement } : null)
