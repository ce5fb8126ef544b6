import * as z from 'zod/mini'
import { EMAIL } from './accounts.ts'
import { call, reply } from './call.ts'
import { Text } from './ids.ts'

export const CONTACT_CATEGORIES = [
  'general',
  'technical',
  'account',
  'safety',
  'billing',
  'feedback',
  'partnership',
  'press',
  'other',
] as const

/** The contact form; all five fields are required (specification, section 5). */
export const ContactMessage = z.strictObject({
  name: Text(100).check(z.minLength(1, { error: 'Name is required' })),
  email: z.string().check(z.maxLength(254), z.regex(EMAIL, { error: 'Please enter a valid email address' })),
  subject: Text(200).check(z.minLength(1, { error: 'Subject is required' })),
  category: z.enum(CONTACT_CATEGORIES),
  message: Text(5000).check(z.minLength(1, { error: 'Message is required' })),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = call
  .route({
    method: 'POST',
    path: '/functions/v1/send-contact-message',
    summary: 'Write to the people behind the product',
  })
  .input(ContactMessage)
  .output(reply(z.object({})))

export const supportCalls = { sendContactMessage }
