import type { MemberCard } from '@ndoa/contract/discovery'
import { compatibility } from '@ndoa/matching'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { viewedPhotos } from '../photos/index.ts'
import { type Labels, labelsOf } from '../reference/index.ts'
import { TRAIT_COLUMNS, type TraitRow, traitsFrom, traitsOf } from './traits.ts'

type CardRow = TraitRow & { display_name: string; member_since: string; verified: boolean }

/**
 * Cards of members as the viewer may see them, by member id: the one way in which a member appears in any list.
 * Whom the viewer may not reach is absent.
 */
export async function memberCards(
  app: App,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, MemberCard>> {
  if (ids.length === 0) return new Map()
  const day = today(app.clock)
  const [labels, traits, rows, photos] = await Promise.all([
    labelsOf(app),
    traitsOf(app.db, [viewerId], day),
    cardRows(app, viewerId, ids),
    viewedPhotos(app, viewerId, ids),
  ])
  const own = traits.get(viewerId)
  return new Map(
    rows.map((row) => {
      const other = traitsFrom(row, day)
      const { count, photos: shown } = photos.get(row.user_id) ?? { count: 0, photos: [] }
      const main = shown[0] ?? null
      const card: MemberCard = {
        ...publicFields(row, labels),
        age: other.age ?? 0,
        compatibility_percentage: own ? compatibility(own, other) : 0,
        photo_count: count,
        main_photo: main,
        main_photo_signed_url: main?.signed_url ?? null,
      }
      return [row.user_id, card]
    }),
  )
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

async function cardRows({ db }: App, viewerId: string, ids: readonly string[]): Promise<CardRow[]> {
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(TRAIT_COLUMNS)
    .select([
      'profiles.display_name',
      sql<string>`to_char(profiles.created_at at time zone 'UTC', 'YYYY-MM')`.as('member_since'),
      sql<boolean>`users.verified_at is not null`.as('verified'),
    ])
    .where('profiles.user_id', 'in', [...ids])
    .where(sql<boolean>`reach(${viewerId}, profiles.user_id) <> 'none'`)
    .execute()
}
