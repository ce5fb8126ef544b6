import type { Language } from '@ndoa/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import type { AuthContext } from '../auth-context.ts'
import { applyContactRules, type ContactRules } from '../contacts/proven-contacts.ts'
import { newCode, tokenHash } from '../sessions/tokens.ts'
import { deleteSignUps, insertSignUp, lockAddress, type SignUp } from '../sign-up/sign-ups.queries.ts'
import { confirmationEmail, resetEmail, signInEmail } from './emails.ts'

/** The purpose of a mailed link. */
export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

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
  mailLink(app, 'confirm', sql`id = ${userId} and email is not null and confirmed_at is null`)

/**
 * Mails a sign-in link to the account with this address, if there is one. For unconfirmed sign-ups, the link is for the
 * one of the asking browser (`ownSignUp`), else for the newest. Every link confirms exactly one sign-up.
 */
export const sendLinkEmail = (
  app: App,
  purpose: 'sign-in' | 'reset',
  email: string,
  ownSignUp: string | null,
): Promise<void> =>
  mailLink(
    app,
    purpose,
    sql`email = ${email} and (email_verified or suspended_at is null)
      order by email_verified desc, id::text = ${ownSignUp ?? ''} desc, created_at desc, id limit 1`,
  )

async function mailLink(app: App, purpose: LinkPurpose, whose: RawBuilder<unknown>) {
  const code = newCode()
  const expires = new Date(app.clock.now().getTime() + LIFE[purpose])
  const { rows } = await sql<{ name: string | null; email: string; language: Language }>`
    with waiting as (
      select id, name, email, email_verified, language from users where ${whose}
      for key share -- somebody may be removing this one
    ), stored as (
      insert into mail_codes (user_id, purpose, code_hash, expires_at)
      select id, ${purpose}, ${tokenHash(code)}, ${expires} from waiting
      on conflict (user_id, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()
    )
    -- the name of a sign-up may be anybody's words to a stranger's mailbox
    select case when email_verified then name end as name, email, language from waiting`.execute(app.db)
  const [to] = rows
  if (!to) return
  const link = `${app.config.publicUrl}/auth/callback?code=${code}`
  await app.mail.send({
    to: to.email,
    kind: 'requested',
    until: expires.getTime(),
    ...(await EMAILS[purpose](to.language, link, to.name)),
  })
}

/** The account that a link is for. */
export interface Link {
  userId: string
  email: string
  purpose: LinkPurpose
  /** False for an unconfirmed sign-up. */
  confirmed: boolean
  passwordHash: string | null
}

/** Looks up a link without using it. @returns null when it is used, expired, made up, or for a closed account */
export async function findLink(db: Db, code: string, now: Date): Promise<Link | null> {
  const { rows } = await sql<Link>`
    select u.id as "userId", u.email, c.purpose, u.email_verified as confirmed, p.hash as "passwordHash"
    from mail_codes c join users u on u.id = c.user_id
      left join passwords p on p.user_id = u.id
    where c.code_hash = ${tokenHash(code)} and c.expires_at > ${now} and u.email is not null
      and case when u.email_verified then c.purpose <> 'confirm'
        else u.suspended_at is null and (c.purpose <> 'confirm' or u.deactivated_at is null) end`.execute(db)
  return rows[0] ?? null
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
    const userId = afresh ? await insertSignUp(tx, { ...afresh, email }, true) : await confirm(tx, link)
    await applyContactRules(auth, tx, userId, { email })
    await onConfirmed(tx, userId)
    return { userId, purpose: afresh ? 'confirm' : purpose, first: true }
  })
}

async function consumeLink(tx: Tx, code: string, now: Date): Promise<Link | null> {
  const seen = await findLink(tx, code, now)
  if (!seen) return null
  await lockAddress(tx, seen.email)
  await sql`select from users where id = ${seen.userId} for update`.execute(tx)
  const link = await findLink(tx, code, now) // it may have been used while this transaction waited
  if (link) await tx.deleteFrom('mail_codes').where('code_hash', '=', tokenHash(code)).execute()
  return link
}

async function confirm(tx: Tx, { userId }: Link): Promise<string> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${userId}`.execute(tx)
  return userId
}
