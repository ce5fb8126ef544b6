import { REPORT_REASONS } from '@ndoa/contract/choices'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/decision-rules'
import { REPORT_DUE_HOURS, SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_LABELS } from '@ndoa/contract/report-labels'
import type { FigureName } from '@ndoa/contract/transparency-rules'
import { LADDER } from './ladder.ts'
import { orList } from './words.ts'

interface FigureGroup {
  id: string
  title: string
  /** How these are counted. */
  counted: string
  figures: readonly { name: FigureName | 'median'; label: string }[]
}

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

/** Every public figure, in the order in which they are read. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    id: 'reports',
    title: 'What members reported',
    counted:
      'Each report counts on the day on which it came, under the reason that the member chose, whatever came of it. Several reports about one person count each.',
    figures: REPORT_REASONS.map((reason) => ({ name: `reports.${reason}`, label: REPORT_LABELS[reason] })),
  },
  {
    id: 'notices',
    title: 'What others told us',
    counted: 'Notices of harmful content from people without an account.',
    figures: [{ name: 'notices.received', label: 'Notices' }],
  },
  {
    id: 'first-looks',
    title: 'How soon we looked',
    counted: `From a report or a notice to the moment when someone on our team opened it. In time means within ${orList(DUE_HOURS)} hours, depending on how dangerous it sounds. All open reports about one person count as one; when another one is added, we look again, and that look counts.`,
    figures: [
      { name: 'median', label: 'Half of them waited no longer than' },
      { name: 'first_looks.in_time', label: 'Looked at in time' },
      { name: 'first_looks.late', label: 'Looked at too late' },
    ],
  },
  {
    id: 'decisions',
    title: 'What we decided',
    counted:
      'Each decision counts on the day on which it took effect; a ban when the second person confirmed it. What was lifted later still counts here, and below.',
    figures: LADDER.map(({ step, name }) => ({ name: `decisions.${step}`, label: name })),
  },
  {
    id: 'appeals',
    title: 'How often we were wrong',
    counted: `Second looks that members asked for, on either side of a decision, on the day on which someone who took no part decided them. We aim to decide within ${APPEAL_DUE_HOURS} hours.`,
    figures: [
      { name: 'appeals.upheld', label: 'Our decision stood' },
      { name: 'appeals.lifted', label: 'Our decision was lifted' },
    ],
  },
  {
    id: 'overturned',
    title: 'Where we were wrong',
    counted:
      'The decisions above that were lifted, by the rule that we had said was broken; when we had found nothing wrong, by the reason that the member had reported. Where this would reveal a small number, a rule is left out.',
    figures: REPORT_REASONS.map((reason) => ({
      name: `overturned.${reason}`,
      label: REPORT_LABELS[reason],
    })),
  },
  {
    id: 'pauses',
    title: 'What a program did on its own',
    counted: `A program stops members who keep asking for money from starting new conversations, for up to ${SHIELD_PAUSE_DAYS} days, until someone on our team has looked. Beyond that it only warns and asks.`,
    figures: [
      { name: 'pauses.begun', label: 'Times it stopped someone' },
      { name: 'pauses.lifted', label: 'Cases in which a person found nothing wrong' },
    ],
  },
  {
    id: 'verification',
    title: 'Verification',
    counted: 'Requests for the blue badge by live pictures or call, and what two people decided.',
    figures: [
      { name: 'verifications.requested', label: 'Requests' },
      { name: 'verifications.approved', label: 'Verified' },
      { name: 'verifications.rejected', label: 'Not verified' },
    ],
  },
]
