import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../../../platform/app.ts'
import { isSameText } from '../../../platform/same-text.ts'
import { fail } from '../../shared/failures.ts'
import { insertBounce, memberAt } from './bounces.queries.ts'

const PATH = '/mail/v1/bounces'
/** Seconds of clock skew allowed; older calls are replays. */
const SKEW = 300

/** Accepts any text as an address, so that one invalid address doesn't fail the other reports. */
const Report = z.strictObject({
  events: z
    .array(z.strictObject({ address: z.string().max(320), kind: z.enum(['hard', 'soft', 'complaint']) }))
    .max(1000),
})

/** `x-ndoa-time` is in Unix seconds; `x-ndoa-signature` is the hex HMAC-SHA-256 of `time.body` under BOUNCE_SECRET. */
export function mountBounceWebhook(http: FastifyInstance, app: App, secret: string | undefined): void {
  void http.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, { text: body }),
    )
    scope.post<{ Body?: { text: string } }>(PATH, async ({ headers, body }) => {
      if (!secret) throw fail('request.not_found')
      const { text = '' } = body ?? {}
      if (!isSigned(headers, text, secret, app.clock.now())) throw fail('request.denied')
      const report = Report.safeParse(parseJson(text))
      if (!report.success) throw fail('request.invalid')
      for (const { address, kind } of report.data.events) {
        const member = await memberAt(app.db, address)
        if (member) await insertBounce(app.db, { user_id: member.id, address, kind, at: app.clock.now() })
      }
      return { success: true, data: {} }
    })
  })
}

function isSigned(headers: FastifyRequest['headers'], text: string, secret: string, now: Date): boolean {
  const { 'x-ndoa-time': time, 'x-ndoa-signature': signature } = headers
  if (typeof time !== 'string' || typeof signature !== 'string') return false
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= SKEW)) return false
  return isSameText(signature, createHmac('sha256', secret).update(`${time}.${text}`).digest('hex'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
