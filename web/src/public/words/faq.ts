import { BRAND } from '@ndoa/contract/brand'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words = {
  title: 'FAQ',
  description: `Answers about joining ${BRAND}, match percentages, deal breakers, privacy and safety.`,
  subtitle: 'Short answers to the questions members ask most.',
  notFound: 'Didn’t find your answer?',
  /** The keys are anchors on the page. */
  groups: { joining, matching, privacy, account },
}
