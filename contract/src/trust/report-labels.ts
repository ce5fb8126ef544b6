import type { REPORT_REASONS } from '../dating/choices.ts'

// No schema library, because members download these with every screen that offers reporting.

export const REPORT_LABELS: Record<(typeof REPORT_REASONS)[number], string> = {
  money: 'Asks for money, gifts or an investment',
  not_in_photos: 'Isn’t the person in the photos',
  underage: 'Is under 18',
  threats: 'Threatens or blackmails me',
  hate: 'Insults me or spreads hatred',
  sexual: 'Sexual words or pictures',
  married: 'Is married or already promised',
  advertising: 'Sells, advertises or sends me elsewhere',
  trafficking: 'Someone is being forced or sold',
  meeting: 'Something happened when we met',
  other: 'Something else',
}
