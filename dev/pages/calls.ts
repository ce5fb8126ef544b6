import { contract } from '@ndoa/contract'
import type { App } from '../../server/src/platform/app.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { page, text } from './html.ts'
import { openApiOf } from './openapi.ts'

/** Serves the API description as a page and as OpenAPI; the slow generation runs on the first request. */
export function mountCallsPage(http: Http, app: App): void {
  let description: ReturnType<typeof openApiOf> | undefined
  const describe = () => (description ??= openApiOf(contract, app.config.publicUrl))
  http.get('/docs/openapi.json', async () => describe())
  http.get('/docs', async (_request, reply) => reply.type('text/html').send(callsPage(describe())))
}

function callsPage({ paths }: ReturnType<typeof openApiOf>): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
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
