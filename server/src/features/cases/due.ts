import type { ReportReason } from '@ndoa/contract/reports'

/** Hours until somebody has to look: life and children first, then money and threats. */
export const DUE_HOURS: Record<ReportReason, number> = {
  underage: 1,
  trafficking: 1,
  money: 4,
  threats: 4,
  meeting: 4,
  not_in_photos: 24,
  hate: 24,
  sexual: 24,
  married: 24,
  advertising: 24,
  other: 24,
}
