import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { Forms } from '../forms.ts'

export const words = {
  title: 'Contact Us',
  description: `Write to ${BRAND}: questions, technical help, safety, business, press and privacy.`,
  subtitle: `Write at any hour, 24/7. A person replies within ${CONTACT_DUE_HOURS} hours.`,
  methods: {
    title: 'Or email us',
    general: {
      name: 'General',
      text: 'Questions about us and joining',
    },
    technical: {
      name: 'Technical',
      text: 'Something isn’t working',
    },
    safety: {
      name: 'Safety',
      text: 'Fraud, abuse, someone in danger',
    },
    business: {
      name: 'Business',
      text: 'Working together',
    },
    press: {
      name: 'Press',
      text: 'For journalists',
    },
    privacy: {
      name: 'Privacy',
      text: 'Your data and your rights',
    },
  },
  answers: {
    title: 'Quick answers',
    text: 'Many questions are answered in the <faq>FAQ</faq>.',
  },
  inDanger: `Call the police first. Then write to us under Safety: we look at those messages within ${CONTACT_SAFETY_DUE_HOURS} hours.`,
  member: {
    title: 'About a member?',
    text: 'If you are signed in, report them from the three dots beside their name: then we see what you mean, and you see what comes of it. Without an account, <report>tell us here</report>. What we do is in the <rules>Community Rules</rules>.',
  },
  follow: 'Follow us',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'Send us a message',
    needsScripts: (address: string) =>
      `Sending from this page needs JavaScript. Without it, please write to <mail>${address}</mail>.`,
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    category: 'Category',
    chooseCategory: 'Select a category',
    categories: {
      general: 'General',
      technical: 'Technical',
      account: 'Account',
      safety: 'Safety',
      billing: 'Billing',
      feedback: 'Feedback',
      partnership: 'Partnership',
      press: 'Press',
      other: 'Other',
    },
    message: 'Message',
  },
  /** Errors shared by all forms. */
  invalidEmail: 'Please enter a valid email address',
  tryAgain: 'Please try again or contact us directly',
  /** Messages of the form while it checks and sends. */
  sending: {
    needed: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      category: 'Category is required',
      message: 'Message is required',
    },
    send: 'Send Message',
    sending: 'Sending Message...',
    sent: 'Message Sent',
    thanks: 'Thank you! We’ll reply within 24 hours, and we’ve emailed you a receipt.',
    failed: 'Message Failed to Send',
    tooMany: {
      one: 'You’ve sent a lot of messages. Please try again in {count} minute or contact us directly',
      other: 'You’ve sent a lot of messages. Please try again in {count} minutes or contact us directly',
    } as Forms,
  },
}
