import type { readOutbox } from '../platform/development-outbox.ts'

type Sent = Awaited<ReturnType<typeof readOutbox>>

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string | null | undefined) =>
  (value ?? '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

/** Mails and text messages, newest first; links can be clicked. */
export function outboxPage(sent: Sent): string {
  const items = sent.map(
    ({ channel, to, subject, text: body, links, sent_at }) =>
      `<article><h2>${text(channel)} to ${text(to)}${subject ? `: ${text(subject)}` : ''}</h2><p><small>${text(new Date(sent_at).toISOString())}</small></p><pre>${text(body)}</pre>${links.map((link) => `<p><a href="${text(link)}">${text(link)}</a></p>`).join('')}</article><hr>`,
  )
  return page('Development outbox', items.join('') || '<p>Nothing was sent yet.</p>')
}

interface Description {
  paths?: Record<string, Record<string, { summary?: string }>>
}

/** All calls at a glance; the machine-readable description is beside it. */
export function docsPage(description: Description): string {
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
