import type { App } from '../../platform/app.ts'
import { tooMany } from '../limits.ts'
import { type MemberVisibility, openedReach } from './safety.queries.ts'
import { wordsIn } from './words/index.ts'

/**
 * How much of a member this viewer may see, when it is about to be shown: counted, against scraping. Members out of
 * reach, and those already opened in the period of the limit, do not count.
 * @throws request.too_many when the viewer has opened too many profiles
 */
export async function openProfile(app: App, viewerId: string, memberId: string): Promise<MemberVisibility> {
  const now = app.clock.now()
  const [opened] = await openedReach(app, { viewerId, memberId, ...app.config.limits.profiles, now })
  const { reach, wait } = opened!
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyProfiles, wait)
  return reach
}
