import { BRAND } from '@ndoa/contract/brand'
import { account } from './en/account.ts'
import { joining } from './en/joining.ts'
import { matching } from './en/matching.ts'
import { privacy } from './en/privacy.ts'

export const words = {
  title: 'FAQ',
  description: `Answers about joining ${BRAND}, match percentages, deal breakers, privacy and safety.`,
  subtitle: 'Short answers to the questions members ask most.',
  notFound: 'Didn’t find your answer?',
  /** By the anchor of each. */
  groups: { joining, matching, privacy, account },
}
