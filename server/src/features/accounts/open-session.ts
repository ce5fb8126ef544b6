import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import { fail } from '../failures.ts'

/** For ways in that the library does not know: whoever came by one of them gets a session, through the one door. */
export const sessionOpener = () =>
  ({
    id: 'session-opener',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body: z.object({ userId: z.uuid(), secondFactor: z.boolean() }) },
        async (ctx) => {
          const { userId, secondFactor } = ctx.body
          const user = await ctx.context.internalAdapter.findUserById(userId)
          if (!user) throw fail('accounts.sign_in_needed')
          const session = await ctx.context.internalAdapter.createSession(userId, false, { secondFactor })
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ token: session.token, user: { id: user.id } })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
