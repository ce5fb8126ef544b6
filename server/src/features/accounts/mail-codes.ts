import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import './accounts.events.ts'
import { confirmationLetter, resetLetter, signInLetter } from './letters.ts'
import { newCode, tokenHash } from './tokens.ts'

/** What a mailed link is for. */
export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

const MINUTE = 60 * 1000
const LETTERS = { confirm: confirmationLetter, 'sign-in': signInLetter, reset: resetLetter }
/** Links work for so long, in milliseconds. */
const LIFE: Record<LinkPurpose, number> = {
  confirm: 24 * 60 * MINUTE,
  'sign-in': 15 * MINUTE,
  reset: 15 * MINUTE,
}

/** Mails a member who is not confirmed yet a new link; the one before it is void from then on. */
export const sendConfirmation = (app: App, userId: string): Promise<void> =>
  mailLink(app, 'confirm', sql`id = ${userId} and email is not null and confirmed_at is null`)

/** Mails a way in to whoever has this address, if anybody has; an address that was added and never proven opens nothing. */
export const sendWayIn = (app: App, purpose: 'sign-in' | 'reset', email: string): Promise<void> =>
  mailLink(app, purpose, sql`email = ${email} and (email_verified or confirmed_at is null)`)

async function mailLink(app: App, purpose: LinkPurpose, whose: RawBuilder<unknown>) {
  const code = newCode()
  const expires = new Date(app.clock.now().getTime() + LIFE[purpose])
  const { rows } = await sql<{ name: string; email: string }>`
    with waiting as (
      select id, name, email from users where ${whose}
      for key share -- a newer sign-up may be removing this one
    ), stored as (
      insert into mail_codes (user_id, purpose, code_hash, expires_at)
      select id, ${purpose}, ${tokenHash(code)}, ${expires} from waiting
      on conflict (user_id, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()
    )
    select name, email from waiting`.execute(app.db)
  const [member] = rows
  if (!member) return
  const link = `${app.config.publicUrl}/auth/callback?code=${code}`
  await app.mail.send({ to: member.email, ...(await LETTERS[purpose](member.name, link)) })
}

/** Whose link it was and what for; `first` says that it confirmed the address. */
export interface UsedLink {
  userId: string
  purpose: LinkPurpose
  first: boolean
}

/**
 * Uses a link up: it proves the mailbox, and by that it is a way in.
 * Of many who hold the same code at once, the first locks the member, and the others find the code gone.
 */
export function useLink(app: App, code: string): Promise<UsedLink | null> {
  const hash = tokenHash(code)
  return transaction(app, async (tx) => {
    const { rows } = await sql<{ id: string; purpose: LinkPurpose; confirmed: boolean }>`
      select u.id, c.purpose, u.email_verified as confirmed from users u join mail_codes c on c.user_id = u.id
      where c.code_hash = ${hash} and c.expires_at > ${app.clock.now()} and (c.purpose <> 'confirm'
        or u.confirmed_at is null and u.suspended_at is null and u.deactivated_at is null)
      for update of u`.execute(tx)
    const { numDeletedRows } = await tx
      .deleteFrom('mail_codes')
      .where('code_hash', '=', hash)
      .executeTakeFirstOrThrow()
    const [held] = rows
    if (!held || numDeletedRows === 0n) return null
    const { id: userId, purpose, confirmed } = held
    if (!confirmed) await confirm(tx, userId, purpose)
    return { userId, purpose, first: !confirmed }
  })
}

/**
 * Whoever comes by a link without confirming their own sign-up may be the owner of an address that a stranger signed up
 * with: the stranger's password and sessions must not stay in the owner's account.
 */
async function confirm(tx: Tx, userId: string, purpose: LinkPurpose) {
  if (purpose !== 'confirm') {
    await tx.deleteFrom('accounts').where('user_id', '=', userId).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  }
  await sql`update users set email_verified = true, updated_at = now() where id = ${userId}`.execute(tx)
  await emit(tx, 'account.confirmed', { user_id: userId })
}
