import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export async function referenceData(db: Db): Promise<ReferenceData> {
  const { rows } = await sql<{ data: ReferenceData }>`
    select json_build_object(
      'faiths', (select json_agg(json_build_object('id', f.id, 'name', f.name, 'denominations',
          (select json_agg(json_build_object('id', d.id, 'name', d.name, 'is_more', d.is_more,
              'countries', d.countries) order by d.position) from denominations d where d.faith_id = f.id)) order by f.name collate "en-x-icu") from faiths f),
      'languages', (select json_agg(json_build_object('id', id, 'name', name, 'iso_code', iso_code, 'is_more', is_more)
          order by is_more, name collate "en-x-icu") from languages),
      'interests', (select json_agg(json_build_object('id', id, 'name', name, 'category', category) order by category collate "en-x-icu", name collate "en-x-icu") from interests),
      'tribes', (select json_agg(json_build_object('id', id, 'name', name, 'region', region,
          'not_offered_in', not_offered_in) order by id = 'other', name) from tribes),
      'countries', (select json_agg(json_build_object('code', code, 'name', name, 'dial_code', dial_code)
          order by name collate "en-x-icu") from countries)
    ) as data`.execute(db)
  return rows[0]!.data
}
