import { contract } from '@ndoa/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { App } from '../platform/app.ts'
import { readOutbox } from '../platform/development-outbox.ts'
import type { Http } from '../platform/http.ts'
import { docsPage, outboxPage } from './development-pages.ts'

/** Pages for developers: what would have been sent, and the description of all calls. Never in production. */
export function mountDevelopment(http: Http, app: App): void {
  http.get('/dev/outbox.json', async () => readOutbox(app.db))
  http.get('/dev/outbox', async (_request, reply) =>
    reply.type('text/html').send(outboxPage(await readOutbox(app.db))),
  )

  let description: Promise<object> | undefined
  const describe = () =>
    (description ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
      contract,
      {
        info: { title: 'Ndoa', version: '1' },
        servers: [{ url: app.config.publicUrl }],
      },
    ))
  http.get('/docs/openapi.json', describe)
  http.get('/docs', async (_request, reply) => reply.type('text/html').send(docsPage(await describe())))
}
