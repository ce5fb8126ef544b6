import { join } from 'node:path'
import { PROVIDERS } from '@ndoa/contract/membership/membership-rules'
import * as z from 'zod'
import { createProviders } from '../../server/src/features/membership/providers/index.ts'
import type { App } from '../../server/src/platform/app.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { configFor, createFakes, type Fakes, mountFakes } from './index.ts'
import { createStore } from './store.ts'

/**
 * Mounts a fake for every provider without a key. Their pages share our origin, so that the content security policy
 * applies as in production; server and fakes call each other over HTTP.
 */
export function mountProviders(http: Http, app: App, dataDir: string): Fakes {
  const origin = () =>
    http.listeningOrigin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
  const fakes = createFakes({
    store: createStore(join(dataDir, 'development-providers.json')),
    pagesAt: () => new URL(app.config.publicUrl).origin,
    callbacksAt: origin,
    now: () => app.clock.now(),
  })
  mountFakes(http, fakes)
  mountScript(http, fakes)
  http.addHook('onListen', async () => {
    const providers = createProviders(configFor(origin()))
    for (const name of PROVIDERS) {
      const provider = providers[name]
      if (provider) app.membership.providers[name] ??= provider
    }
  })
  return fakes
}

const Faults = z.strictObject({
  provider: z.enum(PROVIDERS),
  callbacks: z.array(z.enum(['none', 'double', 'reordered', 'late', 'lost', 'forged'])).default([]),
  answers: z.array(z.enum(['none', 'error', 'silence'])).default([]),
  shortBy: z.array(z.number()).default([]),
})

function mountScript(http: Http, fakes: Fakes): void {
  http.post('/dev/providers/script', async ({ body }, reply) => {
    const { success, data } = Faults.safeParse(body)
    if (!success) return reply.code(400).send({ success })
    const { provider, ...script } = data
    Object.assign(fakes[provider].script, script)
    fakes[provider].sendLate()
    return { success }
  })
}
