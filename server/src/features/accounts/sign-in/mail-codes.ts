import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
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
/** How long a sign-in link works, in seconds. */
export const SIGN_IN_LINK_LIFE = 15 * 60
const EMAILS = { confirm: confirmationEmail, 'sign-in': signInEmail, reset: resetEmail }
/** How long each kind of link works, in milliseconds. */
const LIFE: Record<LinkPurpose, number> = {
  confirm: 24 * 60 * MINUTE,
  'sign-in': SIGN_IN_LINK_LIFE * 1000,
  reset: SIGN_IN_LINK_LIFE * 1000,
}

/** Mails a new link for a sign-up, which voids its previous link but not those of other sign-ups. */
export const sendConfirmation = (app: App, userId: string): Promise<void> =>
  mailLink(app, 'confirm', unconfirmedSignUp(userId))

/**
 * Mails a sign-in link to the account with this address, if there is one. For unconfirmed sign-ups, the link is for the
 * one of the asking browser (`ownSignUp`), else for the newest. Every link confirms exactly one sign-up.
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
    ...(await EMAILS[purpose](to.language, link, to.name)),
  })
}

/** The account and the purpose of a used link; `first` when it confirmed the address. */
export interface UsedLink {
  userId: string
  purpose: LinkPurpose
  first: boolean
}

/**
 * Consumes a link, which proves the mailbox. It confirms an unconfirmed sign-up and deletes all others for the address;
 * with `afresh`, for somebody who has only the mailbox, that sign-up is deleted too.
 * Of concurrent links for one address, one wins.
 */
export function useLink(
  auth: Pick<AuthContext, 'onConfirmed' | 'onMailArrived'> & ContactRules,
  code: string,
  afresh?: Omit<SignUp, 'email'>,
): Promise<UsedLink | null> {
  const { app, onConfirmed, onMailArrived } = auth
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const link = await consumeLink(tx, code, now)
    if (!link) return null
    const { email, purpose } = link
    await onMailArrived(tx, email)
    if (link.confirmed) return { userId: link.userId, purpose, first: false }
    await deleteSignUps(tx, email, afresh ? undefined : link.userId)
    const userId = afresh
      ? await insertSignUp(tx, { ...afresh, email }, true)
      : await confirmEmail(tx, link.userId)
    await applyContactRules(auth, tx, userId, { email })
    await onConfirmed(tx, userId)
    return { userId, purpose: afresh ? 'confirm' : purpose, first: true }
  })
}

async function consumeLink(tx: Tx, code: string, now: Date): Promise<Link | null> {
  const seen = await findLink(tx, code, now)
  if (!seen) return null
  await lockAddress(tx, seen.email)
  await lockUser(tx, seen.userId)
  const link = await findLink(tx, code, now) // it may have been used while this transaction waited
  if (link) await deleteLink(tx, code)
  return link
}
