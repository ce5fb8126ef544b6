import type { Language } from '@ndoa/contract/languages'
import type { StatementWords } from '@ndoa/contract/statements'
import type { App } from '../../platform/app.ts'
import type { Content } from './content.queries.ts'

/** A statement in the language of the person whom it is about. */
export interface Told {
  language: Language
  words: StatementWords
}

/** What is encrypted of a decision. */
export interface DecisionWords {
  facts: string
  /** Why another step than the suggested one. */
  departure: string | null
  content: Content
  /** As it was shown before it was decided, in English; null: nobody is told. */
  statement: StatementWords | null
  /** The same as the person reads it, when that is not in English. */
  told?: Told | undefined
  /** Why a senior refused it. */
  refusal?: string
}

export const sealDecision = ({ cases }: Pick<App, 'cases'>, id: string, words: DecisionWords) =>
  cases.encryption.encrypt(JSON.stringify(words), id)

/** @returns null once the words are deleted */
export const openDecision = (
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string | null },
): DecisionWords | null =>
  sealed === null ? null : (JSON.parse(cases.encryption.decrypt(sealed, id)) as DecisionWords)

/** What the person is told of a decision; null: nothing, or the words are deleted. */
export const toldOf = (words: DecisionWords | null): Told | null =>
  words?.told ?? (words?.statement ? { language: 'en', words: words.statement } : null)

/** A statement as staff see it before they decide, and as the person reads it. */
export const written = (language: Language, write: (language: Language) => StatementWords) => ({
  statement: write('en'),
  told: language === 'en' ? undefined : { language, words: write(language) },
})
