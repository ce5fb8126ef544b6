import type { App } from '../../../platform/app.ts'
import { type EachMember, eachMember } from '../../../platform/each-member.ts'
import { transaction } from '../../../platform/outbox.ts'
import { isMissingFile, photoFile } from '../../../platform/storage.ts'
import { bansOfPicture } from './ban-list.queries.ts'
import {
  accountsAfter,
  accountsOfDevices,
  accountsOfPictures,
  type BanHashes,
  bansToCompare,
  type ComparedAccount,
  type FoundAccount,
  hashesOfBans,
  markCompared,
  photosToHash,
  saveHashes,
  saveProgress,
} from './compare-accounts.queries.ts'
import { COMPARE_JOB } from './listed-bans.ts'
import { queryHashesOf } from './pictures/picture-hash.ts'
import { COPIED_BIO_SIMILARITY } from './recognize.ts'
import { shinglesOf } from './shingles.ts'
import type { FoundSign } from './signs.queries.ts'
import { recordEarlierSigns, recordSigns } from './signs.ts'
import { contactMacs } from './traces.ts'

const PHOTOS_AT_ONCE = 100

/** A shared contact hides the account, as at sign-up; a browser, photo or bio only opens a case. */
export async function compareAccounts(
  app: App,
  part: Pick<Accounts, 'atOnce' | 'stretch'> = {},
): Promise<void> {
  const bans = await bansToCompare(app.db)
  const [first] = bans
  if (!first) return
  const banIds = bans.map(({ id }) => id)
  await record(app, await accountsOfDevices(app.db, banIds))
  const accounts = comparedAccounts(app, banIds, await hashesOfBans(app.db, banIds))
  const comparedTo = await eachMember(app, { ...accounts, ...part }, first.compared_to)
  if (comparedTo === null) return void (await markCompared(app.db, bans, app.clock.now()))
  await saveProgress(app.db, bans, comparedTo)
  await app.jobs.add(COMPARE_JOB, {})
}

type Accounts = EachMember<ComparedAccount & { pictures: FoundAccount[] }>

/** The stored values are keyed hashes, which SQL cannot compute, so one pass over all accounts serves every ban. */
const comparedAccounts = (app: App, banIds: readonly string[], bans: BanHashes): Accounts => ({
  name: COMPARE_JOB,
  async page(after, limit) {
    const accounts = await accountsAfter(app.db, after, limit)
    const ids = accounts.map(({ id }) => id)
    const found = Map.groupBy(await accountsOfPictures(app.db, banIds, ids), ({ member_id }) => member_id)
    return accounts.map((account) => ({ ...account, pictures: found.get(account.id) ?? [] }))
  },
  async handle({ pictures, ...account }) {
    await record(app, pictures)
    const exact = bansOfContacts(app, account, bans)
    if (exact.length > 0) await transaction(app, (tx) => recordSigns(app, tx, account.id, exact))
    await record(app, bansOfBio(app, account, bans))
  },
})

const bansOfContacts = (app: App, account: ComparedAccount, { contacts }: BanHashes): FoundSign[] =>
  contactMacs(app, account).flatMap(({ kind, contact_mac }) =>
    (contacts.get(contact_mac) ?? []).map((ban_id) => ({ ban_id, sign: kind })),
  )

function bansOfBio(app: App, { id, bio }: ComparedAccount, { shingles, sizes }: BanHashes): FoundAccount[] {
  const own = shingles.size > 0 ? shinglesOf(app, bio) : []
  const shared = new Map<string, number>()
  for (const shingle of own)
    for (const banId of shingles.get(shingle) ?? []) shared.set(banId, (shared.get(banId) ?? 0) + 1)
  return [...shared]
    .filter(([banId, both]) => both >= COPIED_BIO_SIMILARITY * (own.length + (sizes.get(banId) ?? 0) - both))
    .map(([ban_id]) => ({ member_id: id, ban_id, sign: 'bio' }))
}

async function record(app: App, found: readonly FoundAccount[]): Promise<void> {
  for (const { member_id, ...sign } of found)
    await transaction(app, (tx) => recordEarlierSigns(app, tx, member_id, [sign]))
}

export async function hashPhotos(app: App): Promise<void> {
  for (const { id, user_id, storage_key } of await photosToHash(app.db, PHOTOS_AT_ONCE)) {
    const hashes = await hashesOf(app, storage_key)
    if (!hashes) continue
    await saveHashes(app.db, id, hashes)
    const banIds = await bansOfPicture(app.db, hashes)
    const signs = banIds.map((ban_id): FoundSign => ({ ban_id, sign: 'photo', photo_id: id }))
    await transaction(app, (tx) => recordEarlierSigns(app, tx, user_id, signs))
  }
}

/** @returns no hashes for a missing or broken picture; null if storage did not respond */
async function hashesOf({ storage, log }: App, key: string): Promise<string[] | null> {
  try {
    return await queryHashesOf(await storage.get(photoFile(key, 'w640'))).catch(() => [])
  } catch (error) {
    if (isMissingFile(error)) return []
    log.warn({ err: error }, 'a photo could not be read for the ban list')
    return null
  }
}
