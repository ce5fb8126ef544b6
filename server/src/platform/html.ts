export interface Html {
  markup: string
}

type Value = string | Html | readonly Html[] | null

/** `` html`<p title="${title}">${text}</p>` `` escapes every value except other `Html`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(markupOf)),
})

function markupOf(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(markupOf).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')
