import type { RankedPage } from '@ndoa/matching'
import { Client } from 'pg'
import { wishPoints } from '../../matching/src/columnar/bounds/block.ts'
import { LENGTHS, RANGE_POINTS } from '../../matching/src/columnar/bounds/points.ts'
import { SharedTables, viewerTables } from '../../matching/src/columnar/bounds/viewer-tables.ts'
import { encode, type IndexedMember, OLDEST } from '../../matching/src/columnar/store/encode.ts'
import { Vocabulary } from '../../matching/src/columnar/store/vocabulary.ts'
import type { Search } from './queries.ts'

const COLUMNS = [
  'partition',
  'faith_kind',
  'country',
  'languages',
  'tribe',
  'city',
  'age',
  'age_from',
  'age_to',
  'gates',
  'answers',
  'interests',
  'tiebreak',
] as const
const BATCH = 20_000

/** The fastest single SQL statement we know: point tables as arrays, gates as one AND, indexes on the usual filters. */
export class SqlRanking {
  readonly #database: Client
  readonly #words = new Vocabulary()
  readonly #shared = new SharedTables()

  constructor(url: string) {
    this.#database = new Client({ connectionString: url })
  }

  async load(members: readonly IndexedMember[]): Promise<void> {
    await this.#database.connect()
    await this.#database.query(
      `create unlogged table ranked (id uuid primary key, ${COLUMNS.map((name) => `${name} int not null`).join(', ')})`,
    )
    for (let at = 0; at < members.length; at += BATCH) await this.#insert(members.slice(at, at + BATCH))
    await this.#database.query(
      'create index on ranked (partition, country, age); create index on ranked (partition, faith_kind, age)',
    )
    await this.#database.query('vacuum analyze ranked')
    await this.#database.query('set plan_cache_mode = force_custom_plan')
  }

  async #insert(members: readonly IndexedMember[]) {
    const held = members.flatMap((member) => {
      const row = encode(this.#words, member)
      return row ? [{ id: member.id, row }] : []
    })
    const numbers = held.map(({ row }) => [
      row.partition,
      row.faithKind,
      row.country,
      row.languages | 0,
      row.tribe,
      row.city,
      row.age,
      row.ageFrom,
      row.ageTo,
      row.gates,
      row.answers,
      row.interests | 0,
      row.tiebreak,
    ])
    await this.#database.query(
      `insert into ranked select * from unnest($1::uuid[], ${COLUMNS.map((_, i) => `$${i + 2}::int[]`).join(', ')})`,
      [held.map(({ id }) => id), ...COLUMNS.map((_, i) => numbers.map((row) => row[i]))],
    )
  }

  async topK({ viewer, query }: Search): Promise<Omit<RankedPage, 'next_cursor'>> {
    const skipped = ((query.page ?? 1) - 1) * query.limit
    const tables = viewerTables(this.#words, this.#shared, viewer, query)
    const { rows } = await this.#database.query<{ id: string; percent: number; total: number }>({
      name: 'top-k',
      text: TOP_K,
      values: [
        tables.partitions,
        tables.ageFrom,
        tables.ageTo,
        tables.kindMask,
        tables.countryMask,
        tables.mask,
        tables.kindPoints,
        tables.countryPoints,
        [...tables.culture, tables.cultureUnknown],
        Array.from({ length: OLDEST + 1 }, (_, age) => wishPoints(tables, age)),
        RANGE_POINTS,
        tables.answerPoints,
        tables.interestPoints,
        tables.heritages | tables.linguaFrancas,
        this.#words.linguaFrancas | 0,
        tables.tribe,
        tables.city,
        tables.country,
        tables.cityBonus,
        tables.age,
        tables.interests | 0,
        [viewer.id, ...(query.excluded_ids ?? [])],
        query.limit,
        skipped,
      ].map((value) => (ArrayBuffer.isView(value) ? Array.from(value as Int32Array) : value)),
    })
    if (rows.length === 0 && skipped > 0) {
      const { total } = await this.topK({ viewer, query: { ...query, page: 1 } })
      return { members: [], total }
    }
    return {
      members: rows.map(({ id, percent }) => ({ id, percent })),
      total: rows[0]?.total ?? 0,
    }
  }

  async close(): Promise<void> {
    await this.#database.end()
  }
}

const bits = (expression: string) => `bit_count((${expression})::bit(32))::int`
const CULTURE = `case when languages = 0 and tribe <> $16 then ($9::int[])[10]
  else ($9::int[])[1 + 3 * least(2, ${bits('languages & $14::int & ~$15::int')} + (tribe = $16)::int)
    + least(2, ${bits('languages & $14::int & $15::int')})] end`

/** `offset 0` keeps the planner from computing the points twice; `round` would round halves to even. */
const TOP_K = `
  select id, percent, (count(*) over ())::int as total
  from (
    select id, tiebreak, floor(sqrt((points & 4095)::float8 * (points >> 12)) / 40 + 0.5)::int as percent
    from (
      select id, tiebreak,
        ($7::int[])[faith_kind + 1] + ($8::int[])[country + 1] + ${CULTURE} + ($10::int[])[age + 1]
        + ($11::int[])[1 + greatest(0, age_from - $20::int, $20::int - age_to)] + ($12::int[])[answers + 1]
        + ($13::int[])[1 + ${LENGTHS} * ${bits('interests')} + ${bits('interests & $21::int')}]
        + case when country = $18 and city = $17 then $19::int else 0 end as points
      from ranked
      where partition = any ($1::int[]) and age between $2 and $3
        and ($4::int[])[faith_kind + 1] >= 0 and ($5::int[])[country + 1] >= 0
        and gates & ($6::int | ($4::int[])[faith_kind + 1] | ($5::int[])[country + 1]) = 0
        and id <> all ($22::uuid[])
      offset 0
    ) scored
  ) shown_as
  order by percent desc, tiebreak, id
  limit $23 offset $24`
