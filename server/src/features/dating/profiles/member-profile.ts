import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import type { MemberProfile, OwnProfile, ProfileAsOthers, ViewedPhoto } from '@ndoa/contract/dating/profiles'
import type { Gender } from '@ndoa/contract/identity/reference'
import { compatibility, isShown, type OptionalAnswer, seekEachOther } from '@ndoa/matching'
import type { App, Viewer } from '../../../platform/app.ts'
import { fail } from '../../shared/failures.ts'
import { ownPhotosAsOthers, ownPhotosFrom, viewedPhotos } from '../photos/index.ts'
import { likesVisibleUntil, openProfile } from '../safety/index.ts'
import { shownAge, type VisibleMember, visibleMember } from './cards.ts'
import { completionOf } from './completion.ts'
import { lastSeen } from './last-seen.ts'
import { ownRow, type ViewedRow, viewedRow } from './profiles.queries.ts'
import { reasonsInWords } from './reasons.ts'
import type { TraitRow } from './traits.queries.ts'
import { wordsIn } from './words.ts'

export async function ownProfile(app: App, { id: userId, language }: Viewer): Promise<OwnProfile> {
  const [row] = await ownRow(app, { userId })
  if (!row) throw fail('request.not_found')
  const { profile, verified, paused_since } = row
  const photos = ownPhotosFrom(app, userId, row.photos)
  const {
    agreed_to_terms_at: _agreed,
    created_at: _created,
    updated_at: _updated,
    matching: _matching,
    show_faith: _faith,
    show_tribe: _tribe,
    show_lifestyle: _lifestyle,
    ...fields
  } = profile
  const counted = photos.filter(({ status }) => status !== 'rejected').length
  const { percent, parts, missing } = completionOf(profile, counted)
  return {
    ...(fields as unknown as OwnProfile),
    age: shownAge(row, profile, app.clock.now()),
    verified,
    agreed_to_terms: true,
    paused_since: paused_since?.toISOString() ?? null,
    photos: photos.map(({ id, signed_url, is_primary }) => ({ id, signed_url, is_primary })),
    main_photo: mainPhotoOf(photos),
    profile_completion_percentage: percent,
    parts,
    missing: missing.map((name) => wordsIn(language).missing[name]),
  }
}

function mainPhotoOf(photos: readonly OwnPhoto[]): ViewedPhoto | null {
  const approved = photos.filter(({ status }) => status === 'approved')
  const main = approved.find(({ is_primary }) => is_primary) ?? approved[0]
  if (!main) return null
  const { id, signed_url, srcset, thumbhash } = main
  return { id, signed_url, srcset, thumbhash, blurred: false, blurred_for: null }
}

/** Follows docs/access-matrix.md, 4.1 and 4.2. @throws request.not_found */
export async function memberProfile(
  app: App,
  { id: viewerId }: Viewer,
  memberId: string,
  looking_for_gender?: Gender,
): Promise<MemberProfile> {
  if ((await openProfile(app, viewerId, memberId)) !== 'profile') throw fail('request.not_found')
  const [seen, row, photos] = await Promise.all([
    visibleMember(app, viewerId, memberId),
    viewed(app, viewerId, memberId),
    viewedPhotos(app, viewerId, [memberId]),
  ])
  if (!seen || !row) throw fail('request.not_found')
  const { own, other, labels } = seen
  const matched = row.match_id !== null
  const relation = matched ? 'matched' : row.liked ? 'liked' : row.liked_me ? 'liked_me' : 'none'
  const fits = own && (relation !== 'none' || seekEachOther(own, other, { looking_for_gender }))
  return {
    ...shownProfile(seen, row, { matched, now: app.clock.now() }),
    compatibility_percentage: fits ? compatibility(own, other) : null,
    ...(fits ? reasonsInWords(own, other, labels) : { reasons: [], strongest: [] }),
    relation,
    match_id: row.match_id,
    photos: photos.get(memberId)?.photos ?? [],
  }
}

export async function ownProfileAsOthers(app: App, userId: string): Promise<ProfileAsOthers> {
  const [seen, row, photos] = await Promise.all([
    visibleMember(app, userId, userId),
    viewed(app, userId, userId),
    ownPhotosAsOthers(app, userId),
  ])
  if (!seen || !row) throw fail('request.not_found')
  const { distance: _to_oneself, ...shown } = shownProfile(seen, row, {
    matched: false,
    now: app.clock.now(),
  })
  return { ...shown, relation: 'none', match_id: null, photos }
}

async function viewed(app: App, viewerId: string, memberId: string): Promise<ViewedRow | undefined> {
  const likedUntil = likesVisibleUntil(app.clock.now())
  const [row] = await viewedRow(app, { viewerId, memberId, likedUntil })
  return row
}

function shownProfile(
  { card, profile }: VisibleMember,
  row: ViewedRow,
  { matched, now }: { matched: boolean; now: Date },
) {
  const {
    faith_id: _faith,
    denomination_id: _denomination,
    main_photo: _main,
    main_photo_signed_url: _url,
    likes_you: _likes,
    ...shared
  } = card
  return {
    ...shared,
    ...(row.last_active_at && { last_seen: lastSeen(row.last_active_at, now, matched) }),
    ...(row.badge_kind &&
      row.badge_since && {
        verification: { kind: row.badge_kind, verified_at: row.badge_since.toISOString() },
      }),
    spoken_languages: profile.spoken_languages,
    interests: profile.interests,
    ...shownAnswers({ ...profile, ...row }, matched),
  }
}

function shownAnswers(row: TraitRow & ViewedRow, matched: boolean): Partial<MemberProfile> {
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
