import { BRAND } from '@ndoa/contract/brand'
import { COMMUNITY_RULES } from '@ndoa/contract/community-rules'
import type { ReportReason } from '@ndoa/contract/reports'

/** The rule that a reason is about, as a statement names it; everybody can read it at /community-rules. */
export function ruleWords(reason: ReportReason): string {
  const { title, rule } = COMMUNITY_RULES[reason]
  return `Community Rules, “${title}”: ${rule}`
}

/** Why breaking the rule matters. */
export const WHY: Record<ReportReason, string> = {
  money:
    'You asked for money or gifts, or invited someone to invest. Members must be able to trust that no one here is after their savings, whatever the reason given.',
  not_in_photos: 'The person in the photos is not you. Members must know whom they are getting to know.',
  underage: `What we saw says that you are younger than 18, or that a child was involved. ${BRAND} is for adults alone.`,
  threats: 'You threatened or pressured someone. No one here has to be afraid of another member.',
  hate: 'What you wrote or showed insults people, or treats them with contempt for who they are.',
  sexual: 'What you wrote or showed is sexual, and members did not ask for it.',
  married: `What we saw says that you are married or promised to someone. Members of ${BRAND} are here to marry.`,
  advertising: 'You offered goods or services, or sent members elsewhere.',
  trafficking:
    'What we saw says that someone is being forced or sold. We act on this at once to protect people.',
  meeting: 'What happened away from this site puts other members in danger.',
  other: 'What you did harms other members, as described above.',
}
