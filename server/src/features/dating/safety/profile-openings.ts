import type { App } from '../../../platform/app.ts'
import { tooMany } from '../../shared/limits.ts'
import { countOpenedProfile, countSeenMembers, type MemberVisibility, type Seeing } from './safety.queries.ts'
import { wordsIn } from './words.ts'

/** Counts opened profiles of members without a match, to limit scraping. @throws request.too_many */
export async function openProfile(app: App, viewerId: string, memberId: string): Promise<MemberVisibility> {
  const [opened] = await countOpenedProfile(app, {
    ...seeing(app, viewerId),
    memberId,
    ...app.config.limits.profiles,
  })
  const { reach, faces_wait, profiles_wait } = opened!
  if (faces_wait !== null) throw tooManyFaces(faces_wait)
  if (profiles_wait !== null) throw tooMany((language) => wordsIn(language).tooManyProfiles, profiles_wait)
  return reach
}

/** Counts each member without a match once a day, to limit scraping. @throws request.too_many, without counting any */
export async function seeMembers(app: App, viewerId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  const [seen] = await countSeenMembers(app, { ...seeing(app, viewerId), memberIds })
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
