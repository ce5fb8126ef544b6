import type { MemberCard, Suggestion } from '@ndoa/contract/dating/discovery'
import { ageOn } from '@ndoa/contract/identity/account-rules'
import { compatibility, explain, isShown, type Traits } from '@ndoa/matching'
import type { App } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import { dayIn, zoneOfCountry } from '../../../platform/zones.ts'
import {
  type Cities,
  distanceBetween,
  knownCities,
  type Labels,
  labelsOf,
} from '../../identity/reference/index.ts'
import { type MainPhoto, mainPhotosOf } from '../photos/index.ts'
import { likesVisibleUntil } from '../safety/index.ts'
import { type CardRow, cardRows } from './cards.queries.ts'
import { strongReasons } from './reasons.ts'
import { type TraitRow, unpackTraits } from './traits.queries.ts'
import { traitsFrom } from './traits.ts'

export interface VisibleMember {
  card: Omit<MemberCard, 'compatibility_percentage'>
  own: Traits | undefined
  other: Traits
  profile: TraitRow
  labels: Labels
}

/** Every list shows members by these cards. @returns cards by member id, without members whom the viewer may not see */
export async function memberCards(
  app: App,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, MemberCard>> {
  const seen = await visibleMembers(app, viewerId, ids)
  return new Map(
    seen.map(({ card, own, other }) => {
      const compatibility_percentage = own ? compatibility(own, other) : 0
      return [card.user_id, { ...card, compatibility_percentage }]
    }),
  )
}

export async function cardsWithReasons(
  app: App,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, Suggestion>> {
  const seen = await visibleMembers(app, viewerId, ids)
  return new Map(
    seen.map(({ card, own, other, labels }) => {
      const { percent, reasons } = own ? explain(own, other) : { percent: 0, reasons: [] }
      const words = strongReasons(reasons, labels)
      return [card.user_id, { ...card, compatibility_percentage: percent, reasons: words }]
    }),
  )
}

/** @returns undefined if the viewer may not see the member */
export const visibleMember = async (
  app: App,
  viewerId: string,
  memberId: string,
): Promise<VisibleMember | undefined> => (await visibleMembers(app, viewerId, [memberId]))[0]

async function visibleMembers(app: App, viewerId: string, ids: readonly string[]): Promise<VisibleMember[]> {
  if (ids.length === 0) return []
  const now = app.clock.now()
  const day = today(app.clock)
  const [cities, rows] = await Promise.all([
    knownCities(),
    cardRows(app, { viewerId, now, liked_until: likesVisibleUntil(now), ids: [viewerId, ...ids] }),
  ])
  const labels = await labelsOf(app, rows[0]?.language ?? 'en')
  const members = rows.map((row) => {
    const profile = unpackTraits(row)
    return { row, profile, traits: traitsFrom(profile, day) }
  })
  const own = members.find(({ traits }) => traits.id === viewerId)?.traits
  const photoOf = mainPhotosOf(app, viewerId)
  const requestedIds = new Set(ids)
  return members
    .filter(({ traits }) => requestedIds.has(traits.id))
    .map(({ row, profile, traits }) => ({
      card: {
        ...publicFields(row, profile, labels),
        age: shownAge(row, profile, now),
        ...(row.shows_distance && distanceFields(cities, own, traits)),
        ...photoFields(photoOf(row)),
      },
      own,
      other: traits,
      profile,
      labels,
    }))
}

/** Turns at midnight where the member lives, while matching counts everyone's age by the day of UTC. */
export const shownAge = (
  { zone }: Pick<CardRow, 'zone'>,
  { date_of_birth, country_of_residence }: Pick<TraitRow, 'date_of_birth' | 'country_of_residence'>,
  now: Date,
): number => ageOn(date_of_birth, dayIn(zone ?? zoneOfCountry(country_of_residence), now))

const photoFields = ({ count, photo }: MainPhoto) => ({
  photo_count: count,
  main_photo: photo,
  main_photo_signed_url: photo?.signed_url ?? null,
})

/** Uses only the cities' names, which both members show anyway. */
function distanceFields(cities: Cities, own: Traits | undefined, other: Traits) {
  const [from, to] = [own, other].map((one) => cities.find(one?.country ?? null, one?.city ?? null))
  return from && to ? { distance: distanceBetween(from, to) } : {}
}

/** Omits both unanswered and hidden fields, so that viewers can't tell them apart. */
function publicFields(row: CardRow, profile: TraitRow, labels: Labels) {
  const { display_name, verified, likes_you, member_since, allow_screenshots } = row
  const { user_id, gender, faith, denomination, country_of_residence } = profile
  return {
    user_id,
    display_name,
    gender: gender as MemberCard['gender'],
    display_location: labels.place(profile.location, country_of_residence),
    verified,
    likes_you,
    member_since,
    allow_screenshots,
    ...(country_of_residence && { country_of_residence }),
    ...(faith && isShown('faith', profile) && { faith_id: faith }),
    ...(denomination && isShown('denomination', profile) && { denomination_id: denomination }),
  }
}
