import type { MemberCard, Suggestion } from '@ndoa/contract/discovery'
import { compatibility, type Traits } from '@ndoa/matching'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { type MainPhoto, mainPhotos } from '../photos/index.ts'
import { type Labels, labelsOf } from '../reference/index.ts'
import { TRAIT_COLUMNS, type TraitRow, traitsFrom } from './traits.ts'
import { strongReasons } from './words.ts'

type CardRow = TraitRow & { display_name: string; member_since: string; verified: boolean }

/** A member who may be seen, with what their card is made of. */
interface Seen {
  card: MemberCard
  /** The viewer's traits; a viewer without a profile has none. */
  own: Traits | undefined
  other: Traits
}

/**
 * Cards of members as the viewer may see them, by member id: the one way in which a member appears in any list.
 * Whom the viewer may not reach is absent.
 */
export async function memberCards(
  app: App,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, MemberCard>> {
  const seen = await seenMembers(app, viewerId, ids)
  return new Map(seen.map(({ card }) => [card.user_id, card]))
}

/** The same with each pair's three strongest reasons. */
export async function cardsWithReasons(
  app: App,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, Suggestion>> {
  const [seen, labels] = await Promise.all([seenMembers(app, viewerId, ids), labelsOf(app)])
  return new Map(
    seen.map(({ card, own, other }) => [
      card.user_id,
      { ...card, reasons: own ? strongReasons(own, other, labels) : [] },
    ]),
  )
}

async function seenMembers(app: App, viewerId: string, ids: readonly string[]): Promise<Seen[]> {
  if (ids.length === 0) return []
  const day = today(app.clock)
  const [labels, rows, photos] = await Promise.all([
    labelsOf(app),
    cardRows(app, [viewerId, ...ids]),
    mainPhotos(app, viewerId, ids), // it asks who is within reach, so that nobody else has to
  ])
  const traits = new Map(rows.map((row) => [row.user_id, traitsFrom(row, day)]))
  const own = traits.get(viewerId)
  return rows.flatMap((row) => {
    const other = traits.get(row.user_id)
    const viewed = photos.get(row.user_id)
    return viewed && other ? [{ card: cardOf(row, own, other, viewed, labels), own, other }] : []
  })
}

function cardOf(
  row: CardRow,
  own: Traits | undefined,
  other: Traits,
  { count, photo }: MainPhoto,
  labels: Labels,
): MemberCard {
  return {
    ...publicFields(row, labels),
    age: other.age ?? 0,
    compatibility_percentage: own ? compatibility(own, other) : 0,
    photo_count: count,
    main_photo: photo,
    main_photo_signed_url: photo?.signed_url ?? null,
  }
}

/** What a card says of anybody; a key that its owner left open is absent, so that blank and hidden look alike. */
function publicFields(row: CardRow, labels: Labels) {
  const { user_id, display_name, gender, faith, denomination, country_of_residence, verified, member_since } =
    row
  return {
    user_id,
    display_name,
    gender: gender as MemberCard['gender'],
    display_location: labels.place(row.location, country_of_residence),
    verified,
    member_since,
    ...(country_of_residence && { country_of_residence }),
    ...(faith && { faith_id: faith }),
    ...(denomination && { denomination_id: denomination }),
  }
}

/** Whether the viewer may see them is not asked here. Every list asks: it is planned once per connection. */
async function cardRows({ db, pool }: App, ids: readonly string[]): Promise<CardRow[]> {
  const { sql: text, parameters } = db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(TRAIT_COLUMNS)
    .select([
      'profiles.display_name',
      sql<string>`to_char(profiles.created_at at time zone 'UTC', 'YYYY-MM')`.as('member_since'),
      sql<boolean>`users.verified_at is not null`.as('verified'),
    ])
    .where('profiles.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .compile()
  return (await pool.query<CardRow>({ name: 'cards', text, values: [...parameters] })).rows
}
