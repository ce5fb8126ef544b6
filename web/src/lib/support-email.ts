import { SUPPORT_EMAIL } from '@ndoa/contract/brand'

/** The operator's mailbox, which the server has filled into the page of the app. */
export const supportEmail = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? SUPPORT_EMAIL
