import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { Forms } from '../forms.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

/** The keys are anchors on the page; `counted` explains how the group's figures are counted. */
const groups = {
  reports: {
    title: 'What members reported',
    counted:
      'Each report counts on the day it was made, under the reason the member chose, whatever came of it. Several reports about one person count each.',
  },
  notices: {
    title: 'What others told us',
    counted: 'Notices of harmful content from people without an account.',
  },
  'first-looks': {
    title: 'How soon we looked',
    counted: `From a report or a notice to the moment when someone on our team opened it. “In time” means within ${orList(DUE_HOURS)} hours, depending on how dangerous it sounds. All open reports about one person count as one; when another one is added, we look again, and that look counts.`,
  },
  decisions: {
    title: 'What we decided',
    counted:
      'Each decision counts on the day on which it took effect; a ban, on the day a second person confirmed it. What was lifted later still counts here, and below.',
  },
  appeals: {
    title: 'How often we were wrong',
    counted: `Second looks that members on either side of a decision asked for, on the day they were decided by someone who took no part in it. We aim to decide within ${APPEAL_DUE_HOURS} hours.`,
  },
  overturned: {
    title: 'Where we were wrong',
    counted:
      'The decisions above that were lifted, by the rule that we had said was broken; when we had found nothing wrong, by the reason that the member had reported. Where this would reveal a small number, a rule is left out.',
  },
  pauses: {
    title: 'What a program did on its own',
    counted: `A program stops members who keep asking for money from starting new conversations, for up to ${SHIELD_PAUSE_DAYS} days, until someone on our team has looked. Beyond that it only warns and asks.`,
  },
  verification: {
    title: 'Verification',
    counted: 'Requests for the blue badge by live pictures or call, and what two people decided.',
  },
}

export const words = {
  title: 'Our Figures',
  description: `Reports, decisions, second looks and verification on ${BRAND} in figures, month by month.`,
  subtitle: 'What members told us, what we decided, and how often we were wrong.',
  text: `These figures come from the same records that we work with. They reveal nothing about any single person: counts below ${MIN_PUBLISHED_COUNT} are all shown as “fewer than ${MIN_PUBLISHED_COUNT}”, even when there were none. Each month is published once, shortly after it is over, and does not change afterwards.`,
  withoutScripts: 'Without scripts, read <figuresData>the figures as data</figuresData>.',
  month: 'Month',
  groups,
  reasons: REPORT_LABELS,
  figures: {
    'notices.received': 'Notices',
    median: 'Half of them waited no longer than',
    'first_looks.in_time': 'Looked at in time',
    'first_looks.late': 'Looked at too late',
    'appeals.upheld': 'Our decision stood',
    'appeals.lifted': 'Our decision was lifted',
    'pauses.begun': 'Times it stopped someone',
    'pauses.lifted': 'Cases in which a person found nothing wrong',
    'verifications.requested': 'Requests',
    'verifications.approved': 'Verified',
    'verifications.rejected': 'Not verified',
  },
  /** Used by the script that fills in the figures. */
  filling: {
    /** The locale for dates and numbers. */
    locale: 'en-GB',
    failed: 'The figures could not be loaded. Please try again later.',
    none: 'No figures yet for {month}: they appear here when the month is over.',
    tooFew: 'Too few to say',
    fewer: `Fewer than ${MIN_PUBLISHED_COUNT}`,
    hours: { one: '{count} hour', other: '{count} hours' } as Forms,
    minutes: { one: '{count} minute', other: '{count} minutes' } as Forms,
  },
}
