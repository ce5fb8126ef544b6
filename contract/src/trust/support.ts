import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { CONTACT_CATEGORIES, REPORT_REASONS } from '../dating/choices.ts'
import { fault } from '../faults.ts'
import { emailAddress } from '../identity/sign-up.ts'
import { Text } from '../ids.ts'
import { LANGUAGES } from '../languages.ts'
import { NOTICE_MAX } from '../limits.ts'
import { routes } from '../routes.ts'

const Email = emailAddress(fault('email_address_invalid'))

export const ContactMessage = z.strictObject({
  name: Text(100).check(z.minLength(1, fault('name_missing'))),
  email: Email,
  subject: Text(200).check(z.minLength(1, fault('subject_missing'))),
  category: z.enum(CONTACT_CATEGORIES),
  message: Text(5000).check(z.minLength(1, fault('message_missing'))),
  /** The client's own id: a repeated message is stored once. */
  client_message_id: z.optional(z.uuid()),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = call(
  routes.support.sendContactMessage,
  'Write to the people behind the product',
  { access: 'public', suspended: 'allowed' },
)
  .input(ContactMessage)
  .output(reply(z.object({})))

/** Requires no account (Digital Services Act, article 16). */
export const Notice = z.strictObject({
  name: z.optional(Text(100)),
  email: z.optional(Email),
  about: Text(500).check(z.minLength(1, fault('about_missing'))),
  reason: z.enum(REPORT_REASONS),
  details: Text(NOTICE_MAX).check(z.minLength(1, fault('details_missing'))),
})
export type Notice = z.infer<typeof Notice>

export const submitNotice = call(routes.support.submitNotice, 'Give notice of illegal or harmful content', {
  access: 'public',
  suspended: 'allowed',
})
  .input(Notice)
  .output(reply(z.object({})))

export const TranslationReport = z.strictObject({
  language: z.enum(LANGUAGES),
  page: z.optional(Text(200)),
  details: Text(1000).check(z.minLength(1, fault('details_missing'))),
  better: z.optional(Text(1000)),
})
export type TranslationReport = z.infer<typeof TranslationReport>

export const reportTranslation = call(
  routes.support.reportTranslation,
  'Say which words read wrong in a language',
  {
    access: 'public',
    suspended: 'allowed',
  },
)
  .input(TranslationReport)
  .output(reply(z.object({})))

export const supportCalls = { sendContactMessage, submitNotice, reportTranslation }
