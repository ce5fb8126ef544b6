import { createHash } from 'node:crypto'
import type { CallAccess } from '@ndoa/contract/access'
import { PROVIDERS, type Provider } from '@ndoa/contract/membership/membership-rules'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { type Callback, ProviderError } from '../providers/provider.ts'
import type { CallbackHeaders } from '../providers/provider-http.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { insertPaymentEvent } from './callbacks.queries.ts'

const BYTES_MAX = 256 * 1024

export const paymentCallbackAccess: CallAccess = { access: 'public', suspended: 'allowed' }

/** Keeps the bytes exactly as signed, in a private field, so that general checks of request bodies skip them. */
class RawBody {
  readonly #bytes: Buffer
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }
  bytes() {
    return this.#bytes
  }
}

/**
 * A callback only makes the server query the provider. Unsigned or old callbacks get 400. After a 503 the provider
 * sends the callback again.
 */
export function mountPaymentCallbacks(http: FastifyInstance, app: App): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: BYTES_MAX },
      (_request, bytes, done) => done(null, new RawBody(bytes)),
    )
    for (const name of PROVIDERS)
      scope.post<{ Body: RawBody | undefined }>(`/payments/v1/${name}`, async ({ headers, body }) => {
        const bytes = body?.bytes() ?? Buffer.alloc(0)
        const callback = await readCallback(app, name, headers, bytes)
        if (!callback) throw fail('request.malformed')
        await storeCallback(app, name, callback, bytes)
        return { success: true, data: {} }
      })
  })
}

function readCallback(app: App, name: Provider, headers: CallbackHeaders, bytes: Buffer) {
  const read = async () => app.membership.providers[name]?.readCallback(headers, bytes, app.clock.now())
  return read().catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    app.log.warn({ err: error, provider: name }, 'a callback could not be checked')
    throw fail('membership.provider_away', { retry_after: 60 })
  })
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const KIND_MAX = 100

/**
 * Uses one transaction, so that an acknowledged event is never lost. It is retried, because other orders may be settled
 * at the same time.
 */
async function storeCallback(
  app: App,
  provider: Provider,
  { eventId, kind, orderId }: Callback,
  bytes: Buffer,
): Promise<void> {
  const now = app.clock.now()
  const order_id = orderId !== null && UUID.test(orderId) ? orderId : null
  await retriedTransaction(app, async (tx) => {
    const needsCheck = await insertPaymentEvent(tx, {
      provider,
      event_id: eventId,
      kind: kind.slice(0, KIND_MAX),
      order_id,
      body_hash: createHash('sha256').update(bytes).digest(),
      received_at: now,
    })
    if (needsCheck) await wakeAt(app, provider, now, tx)
  })
}
