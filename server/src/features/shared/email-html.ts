import { BRAND, OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { type Html, html } from '../../platform/html.ts'
import { DARK, QUILT, styles } from './email-styles.ts'

/** Mail laws require the operator's identity; the examples are replaced when a mail is sent. */
export const OPERATOR_IDENTITY = [
  OPERATOR_EXAMPLE.legalName,
  OPERATOR_EXAMPLE.legalAddress,
  OPERATOR_EXAMPLE.supportEmail,
].join(' · ')

export interface EmailParts {
  lang: string
  dir: 'ltr' | 'rtl'
  preview: string
  heading: string
  before: string[]
  code: string | undefined
  action: { label: string; link: string } | undefined
  after: string[]
}

export function emailHtml({ lang, dir, preview, heading, before, code, action, after }: EmailParts): string {
  const card = html`<h1 class="ink" style="${styles.heading}">${heading}</h1>
${before.map((text) => paragraph('ink', styles.text, text))}
${code === undefined ? null : paragraph('ink sand', styles.code, code)}
${action ? actionParts(action) : null}
<hr class="line" style="${styles.line}"/>
${after.map((text) => paragraph('soft', styles.soft, text))}`
  return html`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="${dir}" lang="${lang}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<style>${{ markup: DARK }}</style>
</head>
<body class="paper" style="${styles.body}">
<div style="${styles.hidden}">${preview}${filler(preview)}</div>
<table ${PLAIN}><tbody><tr><td style="${styles.paper}">
${table(
  html`style="${styles.column}"`,
  html`${table(html`style="${styles.top}"`, paragraph('brand', styles.brand, BRAND))}
${table(html`class="card" style="${styles.card}"`, html`${QUILT_ROWS}${table(html`style="${styles.words}"`, card)}`)}
<p class="soft" dir="ltr" style="${styles.hint}">${OPERATOR_IDENTITY}</p>`,
)}
</td></tr></tbody></table>
</body>
</html>`.markup
}

/** Mail programs fill up a short preview with the text of the mail; invisible characters prevent that. */
const filler = (preview: string) =>
  '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(Math.max(0, 150 - preview.length))

const PLAIN = html`role="presentation" align="center" width="100%" border="0" cellpadding="0" cellspacing="0"`

/** Mail programs render tables consistently, unlike `div`s. */
const table = (attributes: Html, content: Html) =>
  html`<table ${PLAIN} ${attributes}><tbody><tr><td>${content}</td></tr></tbody></table>`

const paragraph = (className: string, style: string, text: string) =>
  html`<p class="${className}" style="${style}">${text}</p>`

/** The link is repeated below for programs without buttons; Outlook ignores link padding, so spaces replace it. */
const actionParts = ({ label, link }: { label: string; link: string }) =>
  html`${table(
    html`style="${styles.action}"`,
    html`<a href="${link}" target="_blank" style="${styles.button}"><!--[if mso]><i style="mso-font-width:467%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--><span style="${styles.label}">${label}</span><!--[if mso]><i style="mso-font-width:467%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></a>`,
  )}
${paragraph('soft', styles.hint, 'If the button doesn’t work, open this link:')}
<p style="${styles.address}"><a href="${link}" target="_blank" class="link" style="${styles.link}">${link}</a></p>`

/** The brand's pattern in table cells, because mail programs often block images. */
const QUILT_ROWS = html`<table ${PLAIN}><tbody>${QUILT.map(
  (row) =>
    html`<tr>${row.map((color) => html`<td bgcolor="${color}" style="${styles.patch}${color}"></td>`)}</tr>`,
)}</tbody></table>`
