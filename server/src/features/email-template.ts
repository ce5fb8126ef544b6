import { directionOf, type Language } from '@ndoa/contract/languages'
import { render } from '@react-email/render'
import { emailHtml } from './email-html.ts'
import { emailWordsIn } from './email-words.ts'

/** The parts of a mail. Every mail of the product is made of them, so that all look alike. */
export interface EmailContent {
  /** Shown on locked screens, like the preview, so it says nothing private. */
  subject: string
  /** The line beside the subject in a list of mails. */
  preview: string
  heading: string
  /** The name in the greeting. */
  name?: string
  paragraphs: string[]
  /** A code for the reader to type in. */
  code?: string
  /** The button. */
  action?: { label: string; link: string }
  /** Notes below the button. */
  closing?: string[]
}

/** A mail as HTML and as text, both from the same content. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** The text part keeps the case of headings. */
const AS_TEXT = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** Renders a mail in the language of its words, ready to be sent. */
export async function emailTemplate(words: EmailContent, language: Language = 'en'): Promise<RenderedEmail> {
  const { dear, member, goodbye } = emailWordsIn(language)
  const page = emailHtml({
    lang: language,
    dir: directionOf(language),
    preview: words.preview,
    heading: words.heading,
    before: [dear(words.name || member), ...words.paragraphs],
    code: words.code,
    action: words.action,
    after: [...(words.closing ?? []), goodbye],
  })
  const [html, text] = await Promise.all([
    render(page),
    render(page, { plainText: true, htmlToTextOptions: AS_TEXT }),
  ])
  return { subject: words.subject, html, text }
}
