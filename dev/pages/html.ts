const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A value as it may stand in HTML. */
export const text = (value: string | null | undefined) =>
  (value ?? '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

export const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
