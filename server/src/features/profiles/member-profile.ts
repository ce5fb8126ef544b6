import { ageOn } from '@ndoa/contract/account-rules'
import type { MemberCard } from '@ndoa/contract/discovery'
import type { OwnPhoto } from '@ndoa/contract/photos'
import type {
  LastSeen,
  MemberProfile,
  OwnProfile,
  ProfileAsOthers,
  ViewedPhoto,
} from '@ndoa/contract/profiles'
import { isShown, type OptionalAnswer } from '@ndoa/matching'
import type { App, Viewer } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { fail } from '../failures.ts'
import { ownPhotos, ownPhotosAsOthers, viewedPhotos } from '../photos/index.ts'
import { labelsOf } from '../reference/index.ts'
import { openProfile } from '../safety/index.ts'
import { badgeOf } from '../verification/index.ts'
import { memberCards } from './cards.ts'
import { completionOf } from './completion.ts'
import { lastSeenOf } from './last-seen.ts'
import { pausedSince } from './pause.queries.ts'
import { type ProfileRow, photoCount, profileOf, relationOf } from './profiles.queries.ts'
import { reasonsInWords } from './reasons.ts'
import { traitsFrom, traitsOf } from './traits.ts'
import { wordsIn } from './words/index.ts'

/** The own profile, whole. */
export async function ownProfile(app: App, { id: userId, language }: Viewer): Promise<OwnProfile> {
  const [row, verified, paused, photos, count] = await Promise.all([
    profileOf(app.db, userId),
    isVerified(app, userId),
    pausedSince(app.db, userId),
    ownPhotos(app, userId),
    photoCount(app.db, userId),
  ])
  if (!row) throw fail('request.not_found')
  const {
    agreed_to_terms_at: _agreed,
    created_at: _created,
    updated_at: _updated,
    matching: _matching,
    show_faith: _faith,
    show_tribe: _tribe,
    show_lifestyle: _lifestyle,
    ...fields
  } = row
  const { percent, parts, missing } = completionOf(row, count)
  return {
    ...(fields as unknown as OwnProfile),
    age: ageOn(row.date_of_birth, today(app.clock)),
    agreed_to_terms: true,
    verified,
    paused_since: paused?.toISOString() ?? null,
    photos: photos.map(({ id, signed_url, is_primary }) => ({ id, signed_url, is_primary })),
    main_photo: mainPhotoOf(photos),
    profile_completion_percentage: percent,
    parts,
    missing: missing.map((name) => wordsIn(language).missing[name]),
  }
}

/** What others see first. */
function mainPhotoOf(photos: readonly OwnPhoto[]): ViewedPhoto | null {
  const approved = photos.filter(({ status }) => status === 'approved')
  const main = approved.find(({ is_primary }) => is_primary) ?? approved[0]
  if (!main) return null
  const { id, signed_url, srcset, thumbhash } = main
  return { id, signed_url, srcset, thumbhash, blurred: false, blurred_for: null }
}

/** Another member's profile as the viewer may see it (docs/access-matrix.md, 4.1 and 4.2). */
export async function memberProfile(
  app: App,
  { id: viewerId, language }: Viewer,
  memberId: string,
): Promise<MemberProfile> {
  if ((await openProfile(app, viewerId, memberId)) !== 'profile') throw fail('request.not_found')
  const [row, cards, photos, relation, traits, labels, badge] = await Promise.all([
    profileOf(app.db, memberId),
    memberCards(app, viewerId, [memberId]),
    viewedPhotos(app, viewerId, [memberId]),
    relationOf(app.db, viewerId, memberId, app.clock.now()),
    traitsOf(app.db, [viewerId], today(app.clock)),
    labelsOf(app, language),
    badgeOf(app.db, memberId),
  ])
  const card = cards.get(memberId)
  const own = traits.get(viewerId)
  if (!row || !card) throw fail('request.not_found')
  const matched = relation.match_id !== null
  const last_seen = await lastSeenOf(app, memberId, matched)
  return {
    ...shownProfile({ row, card, badge, last_seen, matched }),
    compatibility_percentage: card.compatibility_percentage,
    ...(own
      ? reasonsInWords(own, traitsFrom(row, today(app.clock)), labels)
      : { reasons: [], strongest: [] }),
    relation: matched ? 'matched' : relation.liked ? 'liked' : relation.liked_me ? 'liked_me' : 'none',
    match_id: relation.match_id,
    photos: photos.get(memberId)?.photos ?? [],
  }
}

/** The own profile as members see it who are no match of the owner. */
export async function ownProfileAsOthers(app: App, userId: string): Promise<ProfileAsOthers> {
  const [row, cards, photos, badge, last_seen] = await Promise.all([
    profileOf(app.db, userId),
    memberCards(app, userId, [userId]),
    ownPhotosAsOthers(app, userId),
    badgeOf(app.db, userId),
    lastSeenOf(app, userId, false),
  ])
  const card = cards.get(userId)
  if (!row || !card) throw fail('request.not_found')
  const { distance: _to_oneself, ...shown } = shownProfile({ row, card, badge, last_seen, matched: false })
  return { ...shown, relation: 'none', match_id: null, photos }
}

interface Shown {
  row: ProfileRow
  card: MemberCard
  badge: Awaited<ReturnType<typeof badgeOf>>
  last_seen: LastSeen | null
  matched: boolean
}

/** All that rests on the owner alone, and on whether the viewer is a match. */
function shownProfile({ row, card, badge, last_seen, matched }: Shown) {
  const {
    faith_id: _faith,
    denomination_id: _denomination,
    main_photo: _main,
    main_photo_signed_url: _url,
    compatibility_percentage: _percent,
    likes_you: _likes,
    ...shared
  } = card
  return {
    ...shared,
    ...(last_seen && { last_seen }),
    ...(badge && { verification: { kind: badge.kind, verified_at: badge.verified_at.toISOString() } }),
    spoken_languages: row.spoken_languages,
    interests: row.interests,
    ...shownAnswers(row, matched),
  }
}

/** Keys of answers that are blank or not shown are absent. Celibacy is for matches alone. */
function shownAnswers(row: ProfileRow, matched: boolean): Partial<MemberProfile> {
  const { location, education, occupation, bio, celibacy } = row
  const answers = { location, education, occupation, bio, ...(matched && row.show_lifestyle && { celibacy }) }
  const optional = OPTIONAL.filter((answer) => isShown(answer, row)).map((answer) => [answer, row[answer]])
  return Object.fromEntries(
    [...Object.entries(answers), ...optional].filter(
      ([, answer]) => answer !== null && answer !== '' && answer !== 'Prefer not to say',
    ),
  )
}

const OPTIONAL = [
  'faith',
  'denomination',
  'tribe',
  'smoking',
  'drinking',
  'has_children',
  'wants_children',
] as const satisfies readonly OptionalAnswer[]

async function isVerified({ db }: App, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('verified_at').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.verified_at)
}
