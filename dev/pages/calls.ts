import { contract } from '@ndoa/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { App } from '../../server/src/platform/app.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { page, text } from './html.ts'

/** The description of all calls, for people and as OpenAPI. It takes a moment to make, so it is made when asked for. */
export function mountCallsPage(http: Http, app: App): void {
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
  http.get('/docs', async (_request, reply) => reply.type('text/html').send(callsPage(await describe())))
}

interface Description {
  paths?: Record<string, Record<string, { summary?: string }>>
}

/** All calls at a glance; the machine-readable description is beside it. */
function callsPage(description: Description): string {
  const rows = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary }]) =>
        `<tr><td>${text(method.toUpperCase())}</td><td><code>${text(path)}</code></td><td>${text(summary)}</td></tr>`,
    ),
  )
  return page(
    'Calls',
    `<p><a href="/docs/openapi.json">OpenAPI 3.1 description</a></p><table>${rows.join('')}</table>`,
  )
}
