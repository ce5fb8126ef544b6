import type { App } from '../../server/src/platform/app.ts'
import { readOutbox } from '../../server/src/platform/development-outbox.queries.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { page, text } from './html.ts'
import { staffCodes } from './staff-codes.ts'

export function mountOutbox(http: Http, app: App): void {
  const all = async (): Promise<Sent> => [...(await readOutbox(app.db)), ...(await staffCodes(app))]
  http.get('/dev/outbox.json', all)
  http.get('/dev/outbox', async (_request, reply) => reply.type('text/html').send(outboxPage(await all())))
}

type Sent = Awaited<ReturnType<typeof readOutbox>>

function outboxPage(sent: Sent): string {
  const items = sent.map(
    ({ channel, to, subject, text: body, links, sent_at }) =>
      `<article><h2>${text(channel)} to ${text(to)}${subject ? `: ${text(subject)}` : ''}</h2><p><small>${text(new Date(sent_at).toISOString())}</small></p><pre>${text(body)}</pre>${links.map((link) => `<p><a href="${text(link)}">${text(link)}</a></p>`).join('')}</article><hr>`,
  )
  return page('Development outbox', items.join('') || '<p>Nothing was sent yet.</p>')
}
