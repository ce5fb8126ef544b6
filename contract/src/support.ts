import * as z from 'zod/mini'
import { EMAIL } from './account-rules.ts'
import { call, reply } from './call.ts'
import { CONTACT_CATEGORIES } from './choices.ts'
import { Text } from './ids.ts'
import { routes } from './routes.ts'

/** The contact form; all five fields are required (specification, section 5). */
export const ContactMessage = z.strictObject({
  name: Text(100).check(z.minLength(1, { error: 'Name is required' })),
  email: z.string().check(z.maxLength(254), z.regex(EMAIL, { error: 'Please enter a valid email address' })),
  subject: Text(200).check(z.minLength(1, { error: 'Subject is required' })),
  category: z.enum(CONTACT_CATEGORIES),
  message: Text(5000).check(z.minLength(1, { error: 'Message is required' })),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = call(
  routes.support.sendContactMessage,
  'Write to the people behind the product',
  { access: 'public', suspended: 'allowed' },
)
  .input(ContactMessage)
  .output(reply(z.object({})))

export const supportCalls = { sendContactMessage }
