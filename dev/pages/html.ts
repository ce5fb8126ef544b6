import { escapeHtml } from '../../server/src/platform/html.ts'

export const text = (value: string | null | undefined) => escapeHtml(value ?? '')

export const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
