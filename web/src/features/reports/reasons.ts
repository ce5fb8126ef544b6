import { REPORT_REASONS } from '@ndoa/contract/choices'
import type { ReportReason } from '@ndoa/contract/reports'

interface ReasonWords {
  label: string
  /** What to do first, where somebody may be in danger or has lost money. */
  help?: string
}

const WORDS: Record<ReportReason, ReasonWords> = {
  money: {
    label: 'Asks for money, gifts or an investment',
    help: 'Have you sent money? Contact your bank or mobile money provider now and ask them to reverse it. Don’t send more, and keep the conversation: it is proof.',
  },
  not_in_photos: { label: 'Isn’t the person in the photos' },
  underage: { label: 'Is under 18' },
  threats: {
    label: 'Threatens or blackmails me',
    help: 'If you are in danger, call the police first. Don’t pay: it rarely ends there. Keep the messages and don’t delete the conversation.',
  },
  hate: { label: 'Insults me or spreads hatred' },
  sexual: { label: 'Sexual words or pictures' },
  married: { label: 'Is married or already promised' },
  advertising: { label: 'Sells, advertises or sends me elsewhere' },
  trafficking: {
    label: 'Someone is being forced or sold',
    help: 'If somebody is in danger right now, call the police or the emergency number of your country first.',
  },
  meeting: {
    label: 'Something happened when we met',
    help: 'If you are hurt or in danger, call the police or an ambulance first. Tell somebody you trust. A doctor can help you and keep proof, whatever you decide later.',
  },
  other: { label: 'Something else' },
}

export const REASONS = REPORT_REASONS.map((reason) => ({ reason, ...WORDS[reason] }))
export const wordsOf = (reason: ReportReason): ReasonWords => WORDS[reason]
