import type { App } from '../../platform/app.ts'
import { tooMany } from '../limits.ts'
import { type MemberVisibility, openedReach, type Seeing, seenMembers } from './safety.queries.ts'
import { wordsIn } from './words/index.ts'

/**
 * How much of a member this viewer may see, when it is about to be shown: counted, against scraping. Matches, members out
 * of reach, and those already opened in the period of the limit, do not count.
 * @throws request.too_many when the viewer has opened too many profiles, or seen too many new faces
 */
export async function openProfile(app: App, viewerId: string, memberId: string): Promise<MemberVisibility> {
  const [opened] = await openedReach(app, {
    ...seeing(app, viewerId),
    memberId,
    ...app.config.limits.profiles,
  })
  const { reach, faces_wait, profiles_wait } = opened!
  if (faces_wait !== null) throw tooManyFaces(faces_wait)
  if (profiles_wait !== null) throw tooMany((language) => wordsIn(language).tooManyProfiles, profiles_wait)
  return reach
}

/**
 * Counts the members whose cards are about to be shown, against scraping: each once a day, matches not at all. Photos need
 * no count of their own, because their links, which live for an hour, come with a card or a profile.
 * @throws request.too_many when the viewer has seen too many new faces; then none of these is counted
 */
export async function seeMembers(app: App, viewerId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  const [seen] = await seenMembers(app, { ...seeing(app, viewerId), memberIds })
  if (seen && seen.wait !== null) throw tooManyFaces(seen.wait)
}

const seeing = ({ config, clock }: App, viewerId: string): Seeing => {
  const { faces, facesNew } = config.limits
  return {
    viewerId,
    faces: faces.max,
    facesPer: faces.per,
    newFaces: facesNew.max,
    newFacesPer: facesNew.per,
    now: clock.now(),
  }
}

const tooManyFaces = (wait: number) => tooMany((language) => wordsIn(language).tooManyFaces, wait)
