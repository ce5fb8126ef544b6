import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { sql } from 'kysely'
import * as z from 'zod'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import './accounts.events.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { newCode, tokenHash } from './tokens.ts'

/** A confirmation link works for so long, in milliseconds. */
export const CODE_LIFE = 24 * 60 * 60 * 1000

/** Mails a member who is not confirmed yet a new link; the one before it is void from then on. */
export async function sendConfirmation(app: App, userId: string): Promise<void> {
  const code = newCode()
  const expires = new Date(app.clock.now().getTime() + CODE_LIFE)
  const { rows } = await sql<{ name: string; email: string }>`
    with waiting as (
      select id, name, email from users where id = ${userId} and email is not null and confirmed_at is null
      for key share -- a newer sign-up may be removing this one
    ), stored as (
      insert into mail_codes (user_id, purpose, code_hash, expires_at)
      select id, 'confirm', ${tokenHash(code)}, ${expires} from waiting
      on conflict (user_id, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()
    )
    select name, email from waiting`.execute(app.db)
  const [member] = rows
  if (!member) return
  const link = `${app.config.publicUrl}/auth/callback?code=${code}`
  await app.mail.send({ to: member.email, ...confirmationMail(member.name, link) })
}

/** Proof of the mailbox, and by that a way in: the code from a mailed link is exchanged for a session, once. */
export const mailCodes = (app: App) =>
  ({
    id: 'mail-codes',
    endpoints: {
      exchangeCode: createAuthEndpoint(
        '/exchange-code',
        { method: 'POST', body: z.object({ code: z.string() }) },
        async (ctx) => {
          const userId = await confirm(app, ctx.body.code)
          const user = userId && (await ctx.context.internalAdapter.findUserById(userId))
          if (!user) throw fail('accounts.link_invalid')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ token: session.token, user: { id: user.id } })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** Of many who hold the same code at once, the first locks the row, and the others find it confirmed. */
function confirm(app: App, code: string): Promise<string | null> {
  return transaction(app, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update users u set email_verified = true, updated_at = now() from mail_codes c
      where c.user_id = u.id and c.purpose = 'confirm' and c.code_hash = ${tokenHash(code)}
        and c.expires_at > ${app.clock.now()}
        and u.confirmed_at is null and u.suspended_at is null and u.deactivated_at is null
      returning u.id`.execute(tx)
    const [user] = rows
    if (!user) return null
    await tx
      .deleteFrom('mail_codes')
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'confirm')
      .execute()
    await emit(tx, 'account.confirmed', { user_id: user.id })
    return user.id
  })
}
