import type { ProfileChange } from '@ndoa/contract/dating/profiles'
import type { Tx } from '../../../platform/db.ts'
import { countChange, type RefusedChange } from '../../identity/answers/index.ts'
import { knownCities } from '../../identity/reference/index.ts'
import { CITY_CHANGES } from './profiles.limits.ts'
import type { ProfileRow } from './profiles.queries.ts'
import { wordsIn } from './words.ts'

type Place = Pick<ProfileRow, 'country_of_residence' | 'location'>

export async function countCityChange(
  tx: Tx,
  before: ProfileRow,
  change: ProfileChange,
  now: Date,
): Promise<RefusedChange[]> {
  const cities = await knownCities()
  const cityOf = ({ country_of_residence, location }: Place) => cities.find(country_of_residence, location)
  const from = cityOf(before)
  if (!from || from === cityOf({ ...before, ...change })) return []
  const move = { answer: 'location', wasBlank: false, isHidden: false }
  const seconds = await countChange(tx, before.user_id, move, CITY_CHANGES, now)
  if (seconds === null) return []
  return [{ field: 'location', what: (language) => wordsIn(language).tooManyMoves, seconds }]
}
