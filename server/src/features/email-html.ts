import { BRAND, OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactElement } from 'react'
import { DARK, looks, QUILT } from './email-styles.ts'

/** Who runs the product, as the law of mails asks; filled in when a mail is sent. */
const WHO_WE_ARE = [
  OPERATOR_EXAMPLE.legalName,
  OPERATOR_EXAMPLE.legalAddress,
  OPERATOR_EXAMPLE.supportEmail,
].join(' · ')

/** Left out of the text part. */
const NOT_IN_TEXT = { 'data-skip-in-text': true }

export interface EmailHtml {
  lang: string
  dir: 'ltr' | 'rtl'
  preview: string
  heading: string
  before: string[]
  code: string | undefined
  action: { label: string; link: string } | undefined
  after: string[]
}

/** The layout of every mail: the quilt, a white card on warm paper, one button. No image is loaded. */
export function emailHtml({
  lang,
  dir,
  preview,
  heading,
  before,
  code,
  action,
  after,
}: EmailHtml): ReactElement {
  return h(
    Html,
    { lang, dir },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: DARK } }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { className: 'paper', style: looks.paper },
      h(
        Container,
        { style: looks.column },
        h(
          Section,
          { style: looks.top, ...NOT_IN_TEXT },
          h(Text, { className: 'brand', style: looks.brand }, BRAND),
        ),
        h(
          Section,
          { className: 'card', style: looks.card },
          quilt(),
          h(
            Section,
            { style: looks.words },
            h(Heading, { as: 'h1', className: 'ink', style: looks.heading }, heading),
            ...paragraphs(before),
            code === undefined ? null : h(Text, { className: 'ink sand', style: looks.code }, code),
            ...(action ? actionParts(action) : []),
            h(Hr, { className: 'line', style: looks.line }),
            ...paragraphs(after, looks.soft, 'soft'),
          ),
        ),
        h(Text, { className: 'soft', style: looks.hint, dir: 'ltr' }, WHO_WE_ARE),
      ),
    ),
  )
}

const paragraphs = (texts: string[], style = looks.text, className = 'ink') =>
  texts.map((text) => h(Text, { key: text, className, style }, text))

/** The address is below the button too, for mail programs that show no buttons; the text part has it once. */
function actionParts({ label, link }: { label: string; link: string }) {
  return [
    h(
      Section,
      { key: 'button', style: looks.action, ...NOT_IN_TEXT },
      h(Button, { href: link, style: looks.button }, label),
    ),
    h(
      Text,
      { key: 'hint', className: 'soft', style: looks.hint, ...NOT_IN_TEXT },
      'If the button doesn’t work, open this link:',
    ),
    h(
      Text,
      { key: 'address', style: looks.address },
      h(Link, { href: link, className: 'link', style: looks.link }, link),
    ),
  ]
}

/** The brand's pattern, drawn with table cells because images are often not loaded. */
const quilt = () =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, ...NOT_IN_TEXT },
    h(
      'tbody',
      null,
      ...QUILT.map((row, i) =>
        h(
          'tr',
          { key: i },
          ...row.map((color, j) => h('td', { key: j, bgcolor: color, style: looks.patch(color) })),
        ),
      ),
    ),
  )
