import { BRAND } from '@ndoa/contract/brand'
import { render } from '@react-email/render'
import { emailHtml } from './email-html.ts'

/** What a mail says. Every letter of the product is made of these few parts, and so looks like all the others. */
export interface EmailContent {
  /** Shows on locked screens, like the preview: nothing private. */
  subject: string
  /** The line beside the subject in a list of mails. */
  preview: string
  heading: string
  /** Whom it greets. */
  name?: string
  paragraphs: string[]
  /** A code to type in. */
  code?: string
  /** The one thing to do. */
  action?: { label: string; link: string }
  /** What is to be known about it afterwards. */
  closing?: string[]
}

/** A mail as HTML and as text, from the same words. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** Headings are not shouted. */
const AS_TEXT = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** Writes a letter, ready to be sent. */
export async function emailTemplate(words: EmailContent): Promise<RenderedEmail> {
  const page = emailHtml({
    preview: words.preview,
    heading: words.heading,
    before: [`Dear ${words.name || 'member'},`, ...words.paragraphs],
    code: words.code,
    action: words.action,
    after: [...(words.closing ?? []), `Warm greetings from all of us at ${BRAND}`],
  })
  const [html, text] = await Promise.all([
    render(page),
    render(page, { plainText: true, htmlToTextOptions: AS_TEXT }),
  ])
  return { subject: words.subject, html, text }
}
