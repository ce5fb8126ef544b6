import { directionOf, type Language } from '@ndoa/contract/languages'
import { emailHtml, OPERATOR_IDENTITY } from './email-html.ts'
import { emailWordsIn } from './words/emails.ts'

export interface EmailContent {
  /** Shown on locked screens, like the preview, so it contains nothing private. */
  subject: string
  preview: string
  heading: string
  name?: string
  paragraphs: string[]
  code?: string
  action?: { label: string; link: string }
  closing?: string[]
}

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

export function emailTemplate(words: EmailContent, language: Language = 'en'): RenderedEmail {
  const { dear, member, goodbye } = emailWordsIn(language)
  const { subject, preview, heading, code, action } = words
  const before = [dear(words.name || member), ...words.paragraphs]
  const after = [...(words.closing ?? []), goodbye]
  const dir = directionOf(language)
  const html = emailHtml({ lang: language, dir, preview, heading, before, code, action, after })
  const parts = [heading, ...before, code, action?.link, RULE, ...after, OPERATOR_IDENTITY]
  return {
    subject,
    html,
    text: parts
      .filter((part) => part !== undefined)
      .map(onOneLine)
      .join('\n\n'),
  }
}

const RULE = '-'.repeat(40)

/** Lines are joined, because a line break does not start a new paragraph in the HTML version either. */
const onOneLine = (text: string) => text.trim().replaceAll(/[ \t\r\n]+/g, ' ')
