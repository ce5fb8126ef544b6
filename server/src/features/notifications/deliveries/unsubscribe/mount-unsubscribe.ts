import type { CallAccess } from '@ndoa/contract/access'
import { pageAddress } from '@ndoa/contract/languages'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../../../platform/app.ts'
import { readerOf, unsubscribe } from './unsubscribe.ts'

const PATH = '/mail/v1/unsubscribe'

export const unsubscribeAccess: CallAccess = { access: 'public', suspended: 'allowed' }

/** A POST unsubscribes at once (RFC 8058). A GET leads to a confirmation page, because mail scanners follow links. */
export function mountUnsubscribe(http: FastifyInstance, app: App): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    )
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.resume()
      done(null, {})
    })
    scope.post(PATH, async ({ query, ip }, reply) => {
      await unsubscribe(app, tokenIn(query), ip)
      return reply.type('text/plain').send('OK')
    })
    scope.get(PATH, async ({ query }, reply) => {
      const token = tokenIn(query)
      const language = (await readerOf(app, token)) ?? 'en'
      const page = pageAddress('/unsubscribe', language)
      return reply.redirect(`${page}?token=${encodeURIComponent(token)}`, 303)
    })
  })
}

const tokenIn = (query: unknown) => Query.safeParse(query).data?.token ?? ''
const Query = z.object({ token: z.string() })
