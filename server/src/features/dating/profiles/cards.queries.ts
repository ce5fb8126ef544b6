import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import { statement } from '../../../platform/statements.ts'
import { joinMainPhoto, type Looking, MAIN_PHOTO, type MainRow } from '../photos/index.ts'
import { type PackedTraits, TRAITS } from './traits.queries.ts'

export type CardRow = PackedTraits &
  MainRow & {
    display_name: string
    member_since: string
    verified: boolean
    likes_you: boolean
    shows_distance: boolean
    allow_screenshots: boolean
    language: Language
    /** An IANA name; null: that of the member's country. */
    zone: string | null
  }

interface CardsOf extends Looking {
  ids: readonly string[]
  liked_until: Date
}

export const cardRows = statement('cards', ({ viewerId, now, liked_until, ids }: CardsOf) => {
  const looking = { viewerId, now }
  return sql<CardRow>`
    select ${TRAITS}, profiles.display_name, users.verified_at is not null as verified,
      exists (select from likes l
        where l.from_id = r.member_id and l.to_id = ${viewerId} and not l.is_matched
          and l.created_at <= ${liked_until}) as likes_you,
      to_char(profiles.created_at at time zone 'UTC', 'YYYY-MM') as member_since,
      coalesce(settings.show_distance, false) as shows_distance,
      coalesce(settings.allow_screenshots, true) as allow_screenshots,
      (select zone from quiet_hours where user_id = r.member_id) as zone,
      (select viewer.language from users viewer where viewer.id = ${viewerId}) as language, ${MAIN_PHOTO(looking)}
    from reach_many(${viewerId}, ${ids}) r
    join profiles on profiles.user_id = r.member_id
    join users on users.id = r.member_id
    left join settings on settings.user_id = r.member_id
    ${joinMainPhoto(looking, ids)}
    where r.reach <> 'none'`
})
