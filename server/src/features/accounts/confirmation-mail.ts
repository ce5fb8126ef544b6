import { BRAND } from '@ndoa/contract/brand'

/** The first mail: warm, and plain about who asked for it, so that a stranger's sign-up is not confirmed by mistake. */
export function confirmationMail(name: string, link: string) {
  const paragraphs = [
    `Welcome to ${BRAND}. You are one click away from meeting people who are looking for marriage, as you are.`,
    'Please confirm that this is your email address:',
    link,
    'The link works once and for 24 hours.',
    `Somebody signed up on ${BRAND} with this address and the name "${name}". If that was not you, do not open the link: without it nobody can use your address, and you need not do anything.`,
    `Warm greetings from all of us at ${BRAND}`,
  ]
  return {
    subject: 'Confirm your email address',
    text: [`Dear ${name},`, ...paragraphs].join('\n\n'),
    html: [`Dear ${name},`, ...paragraphs]
      .map((text) => `<p>${text === link ? button(link) : escaped(text)}</p>`)
      .join('\n'),
  }
}

const button = (link: string) => `<a href="${escaped(link)}">Confirm my email address</a>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
