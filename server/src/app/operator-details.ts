import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import type { Clock } from '../platform/clock.ts'
import { escapeHtml } from '../platform/html.ts'
import type { Config } from './config.ts'

export interface OperatorDetails {
  inText: (text: string) => string
  inHtml: (html: string) => string
}

const FIRST_YEAR = 2025

/** @param clock is read once, for the copyright year */
export function operatorDetails(
  config: Pick<Config, 'SUPPORT_EMAIL' | 'SELLER_NAME' | 'SELLER_ADDRESS'>,
  clock: Clock,
): OperatorDetails {
  const year = clock.now().getUTCFullYear()
  const details: Record<keyof typeof OPERATOR_EXAMPLE, string> = {
    supportEmail: config.SUPPORT_EMAIL,
    legalName: config.SELLER_NAME,
    legalAddress: config.SELLER_ADDRESS,
    copyrightYears: year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR),
  }
  const filled = (text: string, write: (value: string) => string) =>
    Object.entries(OPERATOR_EXAMPLE).reduce(
      (before, [name, example]) =>
        before.replaceAll(example, () => write(details[name as keyof typeof details])),
      text,
    )
  return { inText: (text) => filled(text, (value) => value), inHtml: (html) => filled(html, escapeHtml) }
}
