import { BRAND } from '@ndoa/contract/brand'
import type { ReportReason } from '@ndoa/contract/reports'

const standards = (rule: string) => `Terms of Service, “Community standards”: ${rule}`
const eligibility = (rule: string) => `Terms of Service, “Eligibility”: ${rule}`

/** The rule of our terms that each reason is about, and why breaking it matters. */
export const RULES: Record<ReportReason, { rule: string; why: string }> = {
  money: {
    rule: standards('No requests for money or gifts, and no offers of paid companionship.'),
    why: 'You asked for money or gifts, or invited somebody to invest. Members must be able to trust that nobody here is after their savings, whatever the reason given.',
  },
  not_in_photos: {
    rule: standards('No fake profiles, and no more than one.'),
    why: 'The person in the photos is not you. Members must know whom they are getting to know.',
  },
  underage: {
    rule: eligibility('You are at least 18 years old.'),
    why: `What we saw says that you are younger than 18, or that a child was involved. ${BRAND} is for adults alone.`,
  },
  threats: {
    rule: standards(
      'No harassment, threats or hatred, and no contempt for anyone’s tribe, faith, skin or sex.',
    ),
    why: 'You threatened or pressured somebody. Nobody here has to be afraid of another member.',
  },
  hate: {
    rule: standards(
      'No harassment, threats or hatred, and no contempt for anyone’s tribe, faith, skin or sex.',
    ),
    why: 'What you wrote or showed insults people, or treats them with contempt for who they are.',
  },
  sexual: {
    rule: standards('No intimate or violent photos.'),
    why: 'What you wrote or showed is sexual, and members did not ask for it.',
  },
  married: {
    rule: eligibility('You are not currently married, unless you are legally separated.'),
    why: `What we saw says that you are married or promised to somebody. Members of ${BRAND} are here to marry.`,
  },
  advertising: {
    rule: standards('No advertising, no collecting other members’ data, and no bots.'),
    why: 'You offered goods or services, or sent members elsewhere.',
  },
  trafficking: {
    rule: standards('No requests for money or gifts, and no offers of paid companionship.'),
    why: 'What we saw says that somebody is being forced or sold. We act on this at once to protect people.',
  },
  meeting: {
    rule: standards(
      'No harassment, threats or hatred, and no contempt for anyone’s tribe, faith, skin or sex.',
    ),
    why: 'What happened away from this site puts other members in danger.',
  },
  other: {
    rule: standards('We may warn, limit or remove accounts that break these rules.'),
    why: 'What you did harms other members, as described above.',
  },
}
