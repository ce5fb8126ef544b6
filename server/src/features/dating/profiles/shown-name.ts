import type { ProfileChange } from '@ndoa/contract/dating/profiles'
import { shownNameOf, shownNames } from '@ndoa/contract/shown-names'
import type { Tx } from '../../../platform/db.ts'
import { countChange, type RefusedChange } from '../../identity/answers/index.ts'
import { SHOWN_NAME_CHANGES } from './profiles.limits.ts'
import type { ProfileRow } from './profiles.queries.ts'
import { wordsIn } from './words.ts'

type Names = Pick<ProfileRow, 'full_name' | 'display_name'>

/** Others see the same name for as long as the full name allows it. */
export function withShownName(before: Names, change: ProfileChange): ProfileChange {
  const { full_name, display_name } = { ...before, ...change }
  if (full_name === before.full_name && display_name === before.display_name) return change
  return { ...change, display_name: shownNameOf(full_name, display_name) }
}

/** A name sent unchanged with a new full name is replaced, not refused. */
export function isShownNameAllowed(before: Names, { full_name, display_name }: ProfileChange): boolean {
  if (display_name === undefined || display_name === before.display_name) return true
  return shownNames(full_name ?? before.full_name).includes(display_name)
}

/** @param change as `withShownName` returns it */
export async function countShownNameChange(
  tx: Tx,
  before: ProfileRow,
  { full_name = before.full_name, display_name = before.display_name }: ProfileChange,
  now: Date,
): Promise<RefusedChange[]> {
  if (display_name === before.display_name) return []
  const renaming = { answer: 'display_name', wasBlank: false, isHidden: false }
  const seconds = await countChange(tx, before.user_id, renaming, SHOWN_NAME_CHANGES, now)
  if (seconds === null) return []
  const field = full_name === before.full_name ? 'display_name' : 'full_name'
  return [{ field, what: (language) => wordsIn(language).tooManyNames, seconds }]
}
