import type { Traits } from '@ndoa/matching'
import { sql } from 'kysely'
import type { App } from '../../../../platform/app.ts'
import { statement } from '../../../../platform/statements.ts'
import { type PackedTraits, TRAITS, traitsFrom, unpackTraits } from '../../profiles/index.ts'
import { hasGapAfter, isCommittedAfter, type Position } from '../member-index/index.ts'
import { excludedIdsOf } from './candidates.queries.ts'

export interface ViewerState {
  viewer: Traits
  excludedIds: string[]
  is_verified: boolean
  /** Members visible only because they like the viewer. */
  extraVisibleIds: string[]
  day: string
  isBehind: boolean
  changeLogGap: boolean
}

/** Lists of ids arrive as text, because parsing arrays takes ten times as long. */
type StateRow = PackedTraits &
  Pick<ViewerState, 'is_verified' | 'day'> &
  Record<'excluded_ids' | 'extra_visible_ids', string> &
  Record<'is_behind' | 'change_log_gap', boolean>

/** `order by xid` makes the planner use the index for the latest changes, whatever its estimates. */
const stateStatement = statement(
  'viewer-state',
  ({ viewerId, snapshot, last }: Position & { viewerId: string }) => sql<StateRow>`
    select ${TRAITS}, array_to_string(array(${excludedIdsOf(viewerId)}), ' ') as excluded_ids,
      v.verified_at is not null as is_verified,
      array_to_string(array(select l.from_id from likes l join settings s on s.user_id = l.from_id where l.to_id = v.id
        and (s.profile_visibility = 'matches' or s.profile_visibility = 'verified' and v.verified_at is null)), ' ')
        as extra_visible_ids,
      (now() at time zone 'utc')::date as day,
      (select xid from member_changes where ${isCommittedAfter({ snapshot })} order by xid desc limit 1) is not null
        as is_behind,
      ${hasGapAfter({ last })} as change_log_gap
    from users v join profiles on profiles.user_id = v.id
    where v.id = ${viewerId}
      and v.confirmed_at is not null and v.suspended_at is null and v.deactivated_at is null`,
)

/** @returns null if the viewer is not active or has no profile */
export async function viewerState(
  app: Pick<App, 'db' | 'pool'>,
  viewerId: string,
  { snapshot, last }: Position,
  day: string,
): Promise<ViewerState | null> {
  const [row] = await stateStatement(app, { viewerId, snapshot, last })
  return row
    ? {
        viewer: traitsFrom(unpackTraits(row), day),
        excludedIds: idsIn(row.excluded_ids),
        is_verified: row.is_verified,
        extraVisibleIds: idsIn(row.extra_visible_ids),
        day: row.day,
        isBehind: row.is_behind,
        changeLogGap: row.change_log_gap,
      }
    : null
}

const idsIn = (text: string) => (text === '' ? [] : text.split(' '))
