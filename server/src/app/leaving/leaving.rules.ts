import {
  type DeletedAccount,
  deleteUser,
  endSessions,
  keepStrikes,
  type Origin,
  provenContactsOf,
  recordSecurityEvent,
  saveRestriction,
  secretsOf,
  setDeactivated,
} from '../../features/identity/accounts/index.ts'
import { endMembershipOf } from '../../features/membership/index.ts'
import { isBanned, type Traces, tracesOf } from '../../features/trust/ban-list/index.ts'
import { banKeptUntil, keepForOpenCases } from '../../features/trust/decisions/index.ts'
import { saveStop } from '../../features/trust/shield/index.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, retriedTransaction, transaction } from '../../platform/outbox.ts'
import './leaving.events.ts'
import { goodbyeEmail, goodbyeText } from './emails.ts'
import { forgetContact, lockConversations, lockUser, membersAffectedBy } from './leaving.queries.ts'

/** Milliseconds. */
const WAIT_FOR_PHOTOS = 10_000

export function deactivate(app: App, userId: string, origin: Origin): Promise<void> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    if (await setDeactivated(tx, userId, now)) {
      await emit(tx, 'account.deactivated', { user_id: userId })
      await recordSecurityEvent(tx, { user_id: userId, kind: 'deactivated', created_at: now, ...origin })
    }
    await endSessions(tx, userId)
  })
}

export async function deleteMember(app: App, userId: string): Promise<void> {
  // Runs for every member, so that its duration doesn't reveal a case about them.
  const traces = await tracesOf(app, userId, WAIT_FOR_PHOTOS)
  const contact = await deleteRows(app, userId, traces)
  if (!contact) return
  await app.jobs.add('remove-photo-leftovers', {})
  await app.jobs.add('forget-exports', {})
  await sendReceipt(app, contact)
  app.log.info('an account was deleted')
}

const deleteRows = (app: App, userId: string, traces: Traces | null): Promise<DeletedAccount | null> =>
  retriedTransaction(app, async (tx) => {
    await lockConversations(tx, userId)
    const other_ids = await membersAffectedBy(tx, userId)
    await lockUser(tx, userId)
    const banned = await isBanned(tx, userId)
    await keepForOpenCases(app, tx, userId, traces)
    const contacts = await provenContactsOf(tx, userId)
    await saveStop(tx, app.safety.secrets, userId, contacts, app.clock.now())
    await keepStrikes(tx, restrictionSecrets(app), userId, contacts, app.clock.now())
    await endMembershipOf(tx, userId, app.clock.now())
    const contact = await deleteUser(tx, userId)
    if (!contact) return null
    await forgetContact(tx, userId, contact, app.clock.now())
    if (!banned) await saveRestrictionOfDeleted(app, tx, contact) // the ban list covers banned members
    await emit(tx, 'account.deleted', { user_id: userId, other_ids })
    return contact
  })

const restrictionSecrets = (app: App) => secretsOf(app.leaving.accountsConfig.SECRET_CODES)

/** A suspension outlives the account. It applies to every account that confirms the same contact. */
async function saveRestrictionOfDeleted(
  app: App,
  tx: Tx,
  { restriction_id, suspended_at, suspended_until, ...contact }: DeletedAccount,
) {
  const now = app.clock.now()
  if (!restriction_id || !suspended_at || (suspended_until && suspended_until <= now)) return
  const until = suspended_until ?? (await banKeptUntil(tx, restriction_id, now))
  await saveRestriction(
    tx,
    restrictionSecrets(app),
    contact,
    { restriction_id, suspended_at, suspended_until: until },
    now,
  )
}

async function sendReceipt({ mail, sms }: App, { name, language, email, phone }: DeletedAccount) {
  if (email) await mail.send({ to: email, ...goodbyeEmail(language, name) })
  else if (phone) await sms.send(phone, goodbyeText(language))
}
