import type { ProfileChange } from '@ndoa/contract/profiles'
import type { Db } from '../../platform/db.ts'
import { tryConsume } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import { knownCities } from '../reference/index.ts'
import type { ProfileRow } from './profiles.queries.ts'
import { wordsIn } from './words/index.ts'

/** Who moves from city to city could look at everybody's distance from all of them. */
const CITY_CHANGES = { max: 2, per: '7 days' }
const DAY_SECONDS = 86_400

type Place = Pick<ProfileRow, 'country_of_residence' | 'location'>

/**
 * Counts a move away from a city that we know; the first one, and a spelling we do not know, can be changed at will.
 * @throws `request.too_many` from the third move in a week on
 */
export async function countCityChange(db: Db, before: ProfileRow, change: ProfileChange): Promise<void> {
  const cities = await knownCities()
  const cityOf = ({ country_of_residence, location }: Place) => cities.find(country_of_residence, location)
  const from = cityOf(before)
  if (!from || from === cityOf({ ...before, ...change })) return
  const wait = await tryConsume(db, `city ${before.user_id}`, CITY_CHANGES)
  if (wait !== null) throw tooMany(wait)
}

function tooMany(seconds: number) {
  const days = Math.ceil(seconds / DAY_SECONDS)
  return fail('request.too_many', { retry_after: seconds }, (language) =>
    wordsIn(language).tooManyMoves(days),
  )
}
