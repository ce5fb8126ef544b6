import { BRAND } from '@ndoa/contract/brand'

interface Letter {
  subject: string
  /** Whom it greets. */
  name: string
  paragraphs: string[]
  /** The one thing to do; it stands as a paragraph of its own behind `after` paragraphs. */
  action?: { link: string; label: string; after: number }
}

/** A mail as text and as HTML, from the same words. Subjects say nothing private: they show on locked screens. */
export function letter({ subject, name, paragraphs, action }: Letter) {
  const lines = [`Dear ${name || 'member'},`, ...paragraphs, `Warm greetings from all of us at ${BRAND}`]
  const texts = action ? lines.toSpliced(action.after + 1, 0, action.link) : lines
  return {
    subject,
    text: texts.join('\n\n'),
    html: texts.map((text) => `<p>${text === action?.link ? button(action) : escaped(text)}</p>`).join('\n'),
  }
}

const button = ({ link, label }: { link: string; label: string }) =>
  `<a href="${escaped(link)}">${escaped(label)}</a>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
