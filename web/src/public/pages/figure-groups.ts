import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import type { FigureName } from '@ndoa/contract/trust/transparency-rules'
import { words as ladder } from '../words/ladder.ts'
import { words } from '../words/transparency.ts'
import { LADDER } from './ladder.ts'

interface Figure {
  name: FigureName | 'median'
  label: () => string
}

interface FigureGroup {
  id: keyof typeof words.groups
  figures: readonly Figure[]
}

type Named = keyof typeof words.figures

const named = (...names: readonly Named[]): Figure[] =>
  names.map((name) => ({ name, label: () => words.figures[name] }))

export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    id: 'reports',
    figures: REPORT_REASONS.map((reason) => ({
      name: `reports.${reason}`,
      label: () => words.reasons[reason],
    })),
  },
  { id: 'notices', figures: named('notices.received') },
  { id: 'first-looks', figures: named('median', 'first_looks.in_time', 'first_looks.late') },
  {
    id: 'decisions',
    figures: LADDER.map((step) => ({ name: `decisions.${step}`, label: () => ladder[step].name })),
  },
  { id: 'appeals', figures: named('appeals.upheld', 'appeals.lifted') },
  {
    id: 'overturned',
    figures: REPORT_REASONS.map((reason) => ({
      name: `overturned.${reason}`,
      label: () => words.reasons[reason],
    })),
  },
  { id: 'pauses', figures: named('pauses.begun', 'pauses.lifted') },
  {
    id: 'verification',
    figures: named('verifications.requested', 'verifications.approved', 'verifications.rejected'),
  },
]
