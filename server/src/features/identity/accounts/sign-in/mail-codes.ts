import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { transaction } from '../../../../platform/outbox.ts'
import type { AuthContext } from '../auth-context.ts'
import { applyContactRules, type ContactRules } from '../contacts/proven-contacts.ts'
import { newCode } from '../sessions/tokens.ts'
import { deleteSignUps, insertSignUp, lockAddress, type SignUp } from '../sign-up/sign-ups.queries.ts'
import { confirmationEmail, resetEmail, signInEmail } from './emails.ts'
import {
  type Account,
  accountWith,
  confirmEmail,
  deleteLink,
  findLink,
  insertLink,
  type Link,
  type LinkPurpose,
  lockUser,
  unconfirmedSignUp,
} from './mail-codes.queries.ts'

const MINUTE = 60 * 1000
/** Seconds. */
export const SIGN_IN_LINK_LIFE = 15 * 60
const EMAILS = { confirm: confirmationEmail, 'sign-in': signInEmail, reset: resetEmail }
/** Milliseconds. */
const LIFE: Record<LinkPurpose, number> = {
  confirm: 24 * 60 * MINUTE,
  'sign-in': SIGN_IN_LINK_LIFE * 1000,
  reset: SIGN_IN_LINK_LIFE * 1000,
}

/** Voids this sign-up's previous link, but not other sign-ups' links. */
export const sendConfirmation = (app: App, userId: string): Promise<void> =>
  mailLink(app, 'confirm', unconfirmedSignUp(userId))

/**
 * If the address has several unconfirmed sign-ups, the link confirms the requesting browser's (`ownSignUp`); if that
 * browser has none, it confirms the newest.
 */
export const sendLinkEmail = (
  app: App,
  purpose: 'sign-in' | 'reset',
  email: string,
  ownSignUp: string | null,
): Promise<void> => mailLink(app, purpose, accountWith(email, ownSignUp))

async function mailLink(app: App, purpose: LinkPurpose, whose: Account) {
  const code = newCode()
  const expires = new Date(app.clock.now().getTime() + LIFE[purpose])
  const to = await insertLink(app.db, whose, { purpose, code, expires })
  if (!to) return
  const link = `${app.config.publicUrl}/auth/callback?code=${code}`
  await app.mail.send({
    to: to.email,
    kind: 'requested',
    until: expires.getTime(),
    ...EMAILS[purpose](to.language, link, to.name),
  })
}

export interface UsedLink {
  userId: string
  purpose: LinkPurpose
  first: boolean
}

/**
 * Deletes all other sign-ups for the address; `newSignUp` replaces the link's sign-up too. Only one of several
 * concurrent links works.
 */
export function useLink(
  auth: Pick<AuthContext, 'onConfirmed' | 'onMailArrived'> & ContactRules,
  code: string,
  newSignUp?: Omit<SignUp, 'email'>,
): Promise<UsedLink | null> {
  const { app, onConfirmed, onMailArrived } = auth
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const link = await consumeLink(tx, code, now)
    if (!link) return null
    const { email, purpose } = link
    await onMailArrived(tx, email)
    if (link.confirmed) return { userId: link.userId, purpose, first: false }
    await deleteSignUps(tx, email, newSignUp ? undefined : link.userId)
    const userId = newSignUp
      ? await insertSignUp(tx, { ...newSignUp, email }, true)
      : await confirmEmail(tx, link.userId)
    await applyContactRules(auth, tx, userId, { email })
    await onConfirmed(tx, userId)
    return { userId, purpose: newSignUp ? 'confirm' : purpose, first: true }
  })
}

async function consumeLink(tx: Tx, code: string, now: Date): Promise<Link | null> {
  const unlocked = await findLink(tx, code, now)
  if (!unlocked) return null
  await lockAddress(tx, unlocked.email)
  await lockUser(tx, unlocked.userId)
  const link = await findLink(tx, code, now) // the link may have been used while this transaction waited
  if (link) await deleteLink(tx, code)
  return link
}
