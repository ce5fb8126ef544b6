import { SUPPORT_EMAIL } from '@ndoa/contract/brand'

/** The server fills the operator's mailbox into the page of the app. */
export const supportEmail = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? SUPPORT_EMAIL
