import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, retriedTransaction, transaction } from '../../platform/outbox.ts'
import {
  keepStrikes,
  type Origin,
  provenContactsOf,
  recordSecurityEvent,
  saveRestriction,
  secretsOf,
} from '../accounts/index.ts'
import { isBanned, type Traces, tracesOf } from '../ban-list/index.ts'
import { banKeptUntil, keepForOpenCases } from '../decisions/index.ts'
import { endMembershipOf } from '../membership/index.ts'
import { savePause } from '../shield/index.ts'
import './leaving.events.ts'
import { goodbyeEmail, goodbyeText } from './emails.ts'
import {
  type Contact,
  conversationsSeenByOthers,
  deleteUser,
  endSessions,
  forgetContact,
  lockConversations,
  lockUser,
  othersOf,
  setDeactivated,
} from './leaving.queries.ts'

/** Milliseconds for which a deletion waits for storage. */
const WAIT_FOR_PHOTOS = 10_000

/** Hides a member from everybody at once: every read of a member checks whether they are there. */
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

/** Deletes a member for good. Rows go in one transaction; files follow within seconds, then a last receipt. */
export async function deleteMember(app: App, userId: string): Promise<void> {
  // For everybody, as nobody may learn from the time it takes that there is a case about them.
  const traces = await tracesOf(app, userId, WAIT_FOR_PHOTOS)
  const contact = await deleteRows(app, userId, traces)
  if (!contact) return
  await app.jobs.add('remove-photo-leftovers', {})
  await app.jobs.add('forget-exports', {})
  await sendReceipt(app, contact)
  app.log.info('an account was deleted')
}

const deleteRows = (app: App, userId: string, traces: Traces | null): Promise<Contact | null> =>
  retriedTransaction(app, async (tx) => {
    await lockConversations(tx, userId)
    const conversations = await conversationsSeenByOthers(tx, userId)
    const other_ids = await othersOf(tx, userId)
    await lockUser(tx, userId)
    const banned = await isBanned(tx, userId)
    await keepForOpenCases(app, tx, userId, traces)
    const contacts = await provenContactsOf(tx, userId)
    await savePause(tx, app.safety.secrets, userId, contacts, app.clock.now())
    if (!banned) await keepStrikes(tx, restrictionSecrets(app), userId, contacts, app.clock.now())
    await endMembershipOf(tx, userId, app.clock.now())
    const contact = await deleteUser(tx, userId)
    if (!contact) return null
    await forgetContact(tx, userId, contact)
    if (!banned) await saveRestrictionOfDeleted(app, tx, contact) // the ban list knows the others
    await emit(tx, 'account.deleted', { user_id: userId, conversations, other_ids })
    return contact
  })

const restrictionSecrets = (app: App) => secretsOf(app.leaving.accountsConfig.SECRET_CODES)

/** Deleting the account does not end a suspension: it applies to anyone who proves the same contact. */
async function saveRestrictionOfDeleted(
  app: App,
  tx: Tx,
  { restriction_id, suspended_at, suspended_until, ...contact }: Contact,
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

async function sendReceipt({ mail, sms }: App, { name, language, email, phone }: Contact) {
  if (email) await mail.send({ to: email, ...(await goodbyeEmail(language, name)) })
  else if (phone) await sms.send(phone, goodbyeText(language))
}
