import type { Tx } from '../../../platform/db.ts'
import { countRefusal, type Limit, millisecondsOf } from '../../../platform/limits.ts'
import type { Sentence } from '../../shared/languages.ts'
import { wordsIn } from '../../shared/words.ts'
import { changesOf, saveChanges } from './answer-changes.queries.ts'
import { type AnswerChange, type Answers, changesBetween } from './gate-answers.ts'

export interface RefusedChange {
  field: string
  what: Sentence
  seconds: number
}

/**
 * Call after `lockAnswers`. If any change is refused, the caller rolls back, so that the form saves and counts nothing.
 */
export async function countAnswerChanges(
  tx: Tx,
  before: Answers,
  after: Answers,
  limit: Limit,
  now: Date,
): Promise<RefusedChange[]> {
  const refused: RefusedChange[] = []
  for (const change of changesBetween(before, after)) {
    const seconds = await countChange(tx, before.user_id, change, limit, now)
    if (seconds !== null) refused.push({ field: change.answer, what: tooManyChanges, seconds })
  }
  return refused
}

const tooManyChanges: Sentence = (language) => wordsIn(language).tooManyChanges

/** @returns null if the change is allowed, or the seconds until the answer can be changed again */
export async function countChange(
  tx: Tx,
  memberId: string,
  { answer, wasBlank, isHidden }: AnswerChange,
  { max, per }: Limit,
  now: Date,
): Promise<number | null> {
  const all = await changesOf(tx, memberId, answer)
  if (!all && wasBlank) return null
  const period = millisecondsOf(per)
  const recent = (all ?? []).filter((at) => at.getTime() > now.getTime() - period)
  if (recent.length >= max && !isHidden) {
    countRefusal(`changes ${answer} ${memberId}`)
    const opens = (recent.at(-max) ?? now).getTime() + period
    return Math.ceil((opens - now.getTime()) / 1_000)
  }
  await saveChanges(tx, memberId, answer, [...recent, now])
  return null
}
