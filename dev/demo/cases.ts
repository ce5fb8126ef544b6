import { randomUUID } from 'node:crypto'
import type { Report } from '@ndoa/contract/trust/reports'
import { sql } from 'kysely'
import { receiveReport } from '../../server/src/features/trust/reports/index.ts'
import { receiveContactMessage, receiveNotice } from '../../server/src/features/trust/support/index.ts'
import type { Tx } from '../../server/src/platform/db.ts'
import { lockDemo } from './lock.ts'
import { readPortrait, storePortrait } from './store-portraits.ts'

const HOUR = 3_600_000

interface DemoReport extends Pick<Report, 'reason' | 'surface'> {
  hoursAgo: number
  details: string
  lines?: readonly (readonly ['reporter' | 'reported', string])[]
  others?: number
}

const REPORTS: readonly DemoReport[] = [
  {
    hoursAgo: 5,
    reason: 'money',
    surface: 'message',
    details: 'We have written for four days. Now he needs money for customs, for the second time.',
    lines: [
      ['reported', 'Good morning my queen. I thought of you the whole night.'],
      ['reporter', 'Good morning. How was the trip?'],
      ['reported', 'Terrible. My goods are held at the port and my card is blocked. It is only 200 dollars.'],
      ['reporter', 'I am sorry to hear that. Can your brother not help?'],
      [
        'reported',
        'Send it by mobile money to my agent, I give it back on Friday. Please do not tell anybody.',
      ],
    ],
    others: 2,
  },
  {
    hoursAgo: 1.5,
    reason: 'underage',
    surface: 'profile',
    details: 'She told me that she is still in form three.',
  },
  {
    hoursAgo: 20,
    reason: 'not_in_photos',
    surface: 'photo',
    details: 'These are pictures of a singer from my town.',
  },
  {
    hoursAgo: 2,
    reason: 'threats',
    surface: 'message',
    details: 'I am afraid of him.',
    lines: [
      ['reporter', 'I do not think that we fit. I wish you all the best.'],
      ['reported', 'You will regret this. I know where your sister works.'],
    ],
  },
  {
    hoursAgo: 9,
    reason: 'married',
    surface: 'profile',
    details: 'My cousin was at his wedding last year.',
  },
]

const WAITING_PHOTOS = 7
const WAITING_PLACES = ['garden', 'livingRoom', 'beach', 'library', 'courtyard', 'skyline', 'kitchen']

type SeedApp = Parameters<typeof receiveReport>[0]

export async function seedCases(app: SeedApp): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockDemo(tx, 'cases')
    if (await tx.selectFrom('cases').select('id').limit(1).executeTakeFirst()) return
    await seedReports(app, tx)
    await seedLetters(app)
    await seedPhotos(app, tx)
  })
}

async function seedReports(app: SeedApp, tx: Tx): Promise<void> {
  const pairs = await pickStrangers(tx, REPORTS.length * 4)
  for (const { hoursAgo, lines = [], details, others = 0, ...report } of REPORTS) {
    const pair = pairs.shift()
    if (!pair) return
    const at = atTime(app, hoursAgo)
    const message_ids = lines.length > 0 ? await writeTo(app, pair, lines, hoursAgo) : []
    const about = { user_id: pair.man, ...report, client_report_id: randomUUID() }
    await receiveReport(at, pair.woman, { ...about, details, ...(lines.length > 0 && { message_ids }) })
    for (const { woman } of pairs.splice(0, others))
      await receiveReport(atTime(app, hoursAgo - 0.5), woman, {
        ...about,
        surface: 'profile',
        client_report_id: randomUUID(),
      })
  }
}

interface Pair {
  man: string
  woman: string
}

/** Picks pairs from the crowd only, because journeys and screenshots use the cast. */
async function pickStrangers(tx: Tx, count: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with crowd as (
      select p.user_id, p.gender, row_number() over (partition by p.gender order by u.email) as place
      from profiles p join users u on u.id = p.user_id
      where u.email ~ '[.][0-9]+@demo[.]ndoa[.]test$'
        and exists (select from profile_photos where user_id = u.id)
        and not exists (select from matches where u.id in (user1, user2))
    )
    select m.user_id as man, w.user_id as woman from crowd m join crowd w using (place)
    where m.gender = 'Male' and w.gender = 'Female' order by place limit ${count}`.execute(tx)
  return rows
}

async function writeTo(
  { db, clock }: SeedApp,
  { man, woman }: Pair,
  lines: NonNullable<DemoReport['lines']>,
  hoursAgo: number,
): Promise<string[]> {
  const start = clock.now().getTime() - (hoursAgo + lines.length) * HOUR
  const { id: match_id } = await db
    .insertInto('matches')
    .values({
      user1: man < woman ? man : woman,
      user2: man < woman ? woman : man,
      created_at: new Date(start - HOUR),
      last_seq: lines.length,
      last_message_at: new Date(start + (lines.length - 1) * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(([from, content], i) => ({
    id: randomUUID(),
    match_id,
    seq: i + 1,
    sender_id: from === 'reported' ? man : woman,
    client_message_id: randomUUID(),
    content,
    created_at: new Date(start + i * HOUR),
  }))
  await db.insertInto('messages').values(rows).execute()
  return rows.filter(({ sender_id }) => sender_id === man).map(({ id }) => id)
}

async function seedLetters(app: SeedApp): Promise<void> {
  await receiveNotice(
    atTime(app, 3),
    {
      name: 'Adaeze Nwankwo',
      about: 'A profile called Daniel from Kumasi',
      reason: 'money',
      details: 'My mother is not on your site, but somebody with these pictures asks her for money.',
    },
    '127.0.0.1',
    'en',
  )
  await receiveContactMessage(
    atTime(app, 6),
    {
      name: 'Femi Alade',
      email: 'femi@visitor.ndoa.test',
      subject: 'I cannot change my name',
      category: 'account',
      message: 'I have married and have another family name now. How can I change it?',
    },
    { address: '127.0.0.1', userAgent: '', language: 'en' },
  )
}

async function seedPhotos({ storage, clock }: SeedApp, tx: Tx): Promise<void> {
  const { rows } = await sql<{ user_id: string; photos: number; main: string }>`
    select p.user_id, count(*)::int as photos, (array_agg(o.storage_key order by o.position))[1] as main
    from profiles p join users u on u.id = p.user_id join profile_photos o on o.user_id = p.user_id
    where u.email ~ '[.][0-9]+@demo[.]ndoa[.]test$'
    group by p.user_id, u.email order by u.email desc limit ${WAITING_PHOTOS}`.execute(tx)
  for (const [i, { user_id, photos, main }] of rows.entries()) {
    const { person, shot } = await readPortrait(storage, main)
    const storage_key = randomUUID()
    const place = WAITING_PLACES[i % WAITING_PLACES.length] ?? 'garden'
    const another = { person, shot: { ...shot, place, zoom: 0.72, mirrored: !shot.mirrored } }
    await tx
      .insertInto('profile_photos')
      .values({
        user_id,
        storage_key,
        status: 'pending',
        position: photos,
        is_primary: false,
        ...(await storePortrait(storage, storage_key, another)),
        uploaded_at: new Date(clock.now().getTime() - (14 - i * 2) * HOUR),
      })
      .execute()
  }
}

const atTime = (app: SeedApp, hours: number): SeedApp => ({
  ...app,
  clock: { now: () => new Date(app.clock.now().getTime() - hours * HOUR) },
})
